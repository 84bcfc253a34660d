import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderFailure } from '@/features/checkout/OrderFailure'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the pay button after a refused order, until the next try.'],
  avoid: ['For errors of a field: they stand there.'],
  reader: 'The toast has read it; this text only stays to be seen.',
}

const meta = {
  component: OrderFailure,
  parameters: { guide },
  args: { id: 'failure', children: 'Có lỗi xảy ra khi tạo đơn hàng' },
} satisfies Meta<typeof OrderFailure>

export default meta
type Story = StoryObj<typeof meta>

export const OneReason: Story = {}

export const Long: Story = {
  args: {
    children:
      'Đơn hàng có thay đổi – Áo dài cách tân tơ gấm ẩn hoa: Giá đã đổi từ 459.000VND thành 479.000VND. Vui lòng xem lại rồi bấm thanh toán lần nữa.',
  },
  globals: { viewport: { value: 'phone' } },
}
