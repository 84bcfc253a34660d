import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Toast } from '@/ui/toast/Toast'
import { toastOf } from '@/ui/toast/toast'

const meta = {
  component: Toast,
  args: {
    toast: toastOf(1, { message: 'Đã lưu thay đổi' }),
    paused: true,
    onLeave: fn(),
  },
  argTypes: { toast: { control: false } },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Failure: Story = {
  args: { toast: toastOf(2, { type: 'error', message: 'Chưa lưu được, hãy thử lại' }) },
}

export const Warning: Story = {
  args: { toast: toastOf(3, { type: 'warning', message: 'Sắp hết chỗ trên máy này' }) },
}

export const WithActionOnAPhone: Story = {
  args: {
    toast: toastOf(4, {
      type: 'info',
      message: 'Đã xóa Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa khỏi giỏ hàng của bạn',
      action: { label: 'Hoàn tác', onAction: fn() },
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
