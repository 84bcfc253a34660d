import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'

const meta = {
  component: ActivityScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/activity' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sửa')).length).toBeGreaterThan(0)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Filters: Story = {
  args: { search: { kind: 'product', from: '2026-11-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Loại'), 'Đơn hàng')
    await expect(args.onSearch).toHaveBeenCalledWith({ kind: 'order', from: '2026-11-01' })
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({})
  },
}
