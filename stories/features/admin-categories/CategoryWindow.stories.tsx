import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import type { AdminCategory } from '@/api/generated/model'
import { CategoryWindow } from '@/features/admin-categories/CategoryWindow'
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
    await userEvent.type(slug, 'dresses')
    await userEvent.click(fields.getByRole('button', { name: 'Lưu' }))
    await fields.findByText('Đường dẫn đã được sử dụng')
    await expect(slug).toHaveFocus()
  },
})

/** A category with children stays on the first level. */
export const WithChildren = meta.story({
  args: { task: edit(top) },
  play: async () => {
    await expect((await dialog()).getByLabelText('Thuộc danh mục')).toBeDisabled()
  },
})

export const ToChangeOnAPhone = meta.story({
  args: { task: edit(long) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** Its products must move to another category. */
export const DeletedWithProducts = meta.story({
  args: { task: remove(shirt) },
})

export const DeletedWithChildrenOnAPhone = meta.story({
  args: { task: remove({ ...top, name: long.name }) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
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
