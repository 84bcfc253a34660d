import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeliverySummary } from '@/features/address-book/picker/DeliverySummary'
import { home } from './saved-world'

const meta = {
  component: DeliverySummary,
  args: { address: home, isReading: false, onEdit: fn() },
} satisfies Meta<typeof DeliverySummary>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = { args: { isReading: true } }

export const LongOnAPhone: Story = {
  args: {
    address: {
      ...home,
      name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
      address: `Căn hộ 1208, toà Ữ Ẫ Ổ Ặ Ỵ ợ, ${home.address}`,
    },
  },
  globals: { viewport: { value: 'phone' } },
}
