import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

const meta = {
  component: AdminOrderScreen,
  args: { id: 58 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AdminOrderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Giao cho vận chuyển' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'In phiếu' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { id: 9999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn hàng')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['adminOrder.timeout'] } }

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Failing: Story = {
  parameters: { scenario: ['adminOrder.500'] },
}

/** PayPal has not answered, and the form of a mark says what it lacks. */
export const PaymentUnclear: Story = {
  tags: ['§10.18.4'],
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi kết quả' }))
    await expect(canvas.getByText('Vui lòng chọn kết quả')).toBeVisible()
    await expect(canvas.getByText('Vui lòng ghi căn cứ')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hỏi lại PayPal' })).toBeEnabled()
  },
}

/** A mark by hand, and the way back. */
export const PaymentMarked: Story = {
  tags: ['§10.18.4', '§10.18.5'],
  args: { id: 60 },
  parameters: { scenario: ['payments.unclear'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Chưa thanh toán' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Căn cứ/ }),
      'Không thấy giao dịch. '.repeat(8),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi kết quả' }))
    await expect(await canvas.findByText('Đã kiểm tra tay: chưa thanh toán')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Bỏ kết quả này' })).toBeVisible()
  },
}
