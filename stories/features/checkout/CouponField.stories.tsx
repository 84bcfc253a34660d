import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CouponField } from '@/features/checkout/CouponField'
import { InOrderForm } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Optional; the server judges it with the order.'],
}

const meta = {
  component: CouponField,
  parameters: { guide },
  decorators: [
    (Field) => (
      <InOrderForm>
        <Field />
      </InOrderForm>
    ),
  ],
} satisfies Meta<typeof CouponField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The hint says what becomes of a code. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mã giảm giá (không bắt buộc)' })
    await userEvent.type(field, 'moclan')
    await expect(field).toHaveAccessibleDescription('Mã sẽ được kiểm tra khi bạn đặt hàng')
    await userEvent.type(field, ' 14')
    await expect(field).toHaveAccessibleDescription('Giảm 14% tiền hàng, thay cho khuyến mãi')
  },
}
