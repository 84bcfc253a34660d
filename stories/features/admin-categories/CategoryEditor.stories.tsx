import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { CategoryEditor } from '@/features/admin-categories/CategoryEditor'
import { categories } from '../../support/admin-categories'
import { signInStaff } from '../../support/admin-orders'

const [, shirt] = categories
const older = shirt && { ...shirt, updated_at: '2020-01-01T00:00:00Z' }

const meta = {
  component: CategoryEditor,
  args: { category: undefined, parentId: 1, categories, isOpen: true, onClose: fn() },
  parameters: { scenario: ['login:staff'] },
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

/** One with others below it stays on the first level. Leaving with changes asks. */
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

/** Somebody saved another version: both ways are open, what was typed is still there. */
export const Conflict: Story = {
  args: { category: older },
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ userEvent }) => {
    const fields = await form()
    const name = fields.getByLabelText(/Tên danh mục/)
    await userEvent.type(name, ' của tôi{Enter}')
    await userEvent.click(await fields.findByRole('button', { name: 'Lấy bản mới' }))
    await expect(name).toHaveValue('Áo sơ mi')
  },
}

export const Phone: Story = {
  args: { category: categories[3], parentId: null },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
