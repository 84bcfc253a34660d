import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CategoryEditor } from '@/features/admin-categories/CategoryEditor'
import { categories } from '../../support/admin-categories'
import { signInStaff } from '../../support/admin-orders'
import type { Guide } from '../../../.storybook/docs/guide'

const [, shirt] = categories
const older = shirt && { ...shirt, name: 'Áo cũ', updated_at: '2020-01-01T00:00:00Z' }

const guide: Guide = {
  use: ['To add a category and to change one. The address follows the name until it is typed.'],
  keyboard: [
    ['Escape', 'closes it, after a question when something was typed'],
    ['Enter', 'saves'],
  ],
  reader:
    'A taken address is the error of its field; a newer version opens the question about both.',
}

const meta = {
  component: CategoryEditor,
  args: { category: undefined, parentId: 1, categories, isOpen: true, onClose: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof CategoryEditor>

export default meta
type Story = StoryObj<typeof meta>

const form = async () => within(await screen.findByRole('dialog'))

/** The address comes from the name, and a taken one is refused under its field. */
export const New: Story = {
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ userEvent }) => {
    const fields = await form()
    await userEvent.type(fields.getByLabelText(/Tên danh mục/), 'Đầm Đà Lạt')
    await expect(fields.getByText(/\/category\/dam-da-lat$/)).toBeVisible()
    const slug = fields.getByLabelText('Đường dẫn')
    await userEvent.type(slug, 'dresses{Enter}')
    await fields.findByText('Đường dẫn đã được sử dụng')
    await expect(slug).toHaveFocus()
  },
}

/** A category with children stays on the first level. Closing with changes asks first. */
export const Unsaved: Story = {
  args: { category: categories[0], parentId: null },
  play: async ({ args, userEvent }) => {
    const fields = await form()
    await expect(fields.getByLabelText('Thuộc danh mục')).toBeDisabled()
    await userEvent.type(fields.getByLabelText(/Tên danh mục/), ' nữ')
    await userEvent.click(fields.getByRole('button', { name: 'Quay lại' }))
    await expect(await screen.findByText(/thay đổi chưa lưu/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A colleague changed the name too: choose one of both. */
export const Conflict: Story = {
  args: { category: older },
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ args, userEvent }) => {
    const fields = await form()
    const name = fields.getByLabelText(/Tên danh mục/)
    await userEvent.type(name, ' của tôi{Enter}')
    const theirs = await screen.findByRole('radio', { name: 'Bản mới' })
    await expect(theirs).toHaveAccessibleDescription('Áo sơ mi')
    await userEvent.click(theirs)
    await userEvent.click(screen.getByRole('button', { name: 'Lưu theo lựa chọn' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Phone: Story = {
  args: { category: categories[3], parentId: null },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
