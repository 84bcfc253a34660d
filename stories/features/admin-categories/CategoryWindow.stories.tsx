import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { AdminCategory } from '@/api/generated/model'
import { CategoryWindow } from '@/features/admin-categories/CategoryWindow'
import { formWithImage } from '../../../mocks/pipeline/samples/sample'
import { categories } from '../../support/admin-categories'

const [top, shirt, empty, long] = categories
const edit = (category: AdminCategory) => ({
  name: 'save' as const,
  category,
  parentId: category.parent_id,
})
const remove = (category: AdminCategory) => ({ name: 'delete' as const, category })

const meta = preview.meta({
  component: CategoryWindow,
  args: {
    task: { name: 'save' as const, category: undefined, parentId: 1 },
    isOpen: true,
    categories,
    onClose: fn(),
  },
})

const dialog = async () => within(await screen.findByRole('dialog'))

/** The address comes from the name, and a taken one is refused under its field. */
export const ToAdd = meta.story({
  play: async ({ userEvent }) => {
    const fields = await dialog()
    await userEvent.type(fields.getByLabelText(/Tên danh mục/), 'Đầm Đà Lạt')
    await expect(fields.getByText(/\/category\/dam-da-lat$/)).toBeVisible()
    const slug = fields.getByLabelText('Đường dẫn')
    await userEvent.type(slug, 'dresses{Enter}')
    await fields.findByText('Đường dẫn đã được sử dụng')
    await expect(slug).toHaveFocus()
  },
})

/** A category with children stays on the first level. Closing with changes asks first. */
export const Unsaved = meta.story({
  args: { task: edit(top) },
  play: async ({ args, userEvent }) => {
    const fields = await dialog()
    await expect(fields.getByLabelText('Thuộc danh mục')).toBeDisabled()
    await userEvent.type(fields.getByLabelText(/Tên danh mục/), ' nữ')
    await userEvent.click(fields.getByRole('button', { name: 'Quay lại' }))
    await expect(await screen.findByText(/thay đổi chưa lưu/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ToChangeOnAPhone = meta.story({
  args: { task: edit(long) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** A picked file shows at once; taken out, the field is empty and has the focus. */
export const PicturePicked = meta.story({
  play: async ({ userEvent }) => {
    const fields = await dialog()
    const field = fields.getByLabelText('Ảnh')
    await userEvent.upload(field, new File(['GIF89a'], 'a.png', { type: 'image/png' }))
    await fields.findByText('Tệp này không phải ảnh JPG, PNG hoặc WebP')
    const image = formWithImage().get('image')
    if (image instanceof File) await userEvent.upload(field, image)
    await userEvent.click(await fields.findByRole('button', { name: 'Bỏ ảnh' }))
    await expect(fields.getByLabelText('Ảnh')).toHaveFocus()
  },
})

/** Its products must move to another category. */
export const DeletedWithProducts = meta.story({
  args: { task: remove(shirt) },
  play: async ({ args, userEvent }) => {
    const question = await dialog()
    const remove = question.getByRole('button', { name: 'Xóa' })
    await expect(remove).toBeDisabled()
    await userEvent.selectOptions(question.getByLabelText('Chuyển sản phẩm sang'), '12')
    await userEvent.click(remove)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const DeletedWithChildrenOnAPhone = meta.story({
  args: { task: remove({ ...top, name: long.name }) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

/** A colleague has added a product to it meanwhile. */
export const FilledMeanwhile = meta.story({
  args: { task: remove(empty) },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Xóa' }))
    const text = 'Danh mục vẫn còn sản phẩm hoặc danh mục con'
    await expect(await screen.findByText(text)).toBeVisible()
  },
})

/** Nothing in it: the question only asks. */
export const DeletedEmpty = meta.story({ args: { task: remove(empty) } })

/** A colleague changed the name too: choose one of both. */
export const Conflict = meta.story({
  args: { task: edit({ ...shirt, name: 'Áo cũ', updated_at: '2020-01-01T00:00:00Z' }) },
  play: async ({ userEvent }) => {
    await userEvent.type((await dialog()).getByLabelText(/Tên danh mục/), ' của tôi{Enter}')
    await expect(await screen.findByRole('radio', { name: 'Bản mới' })).toBeVisible()
  },
})
