import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { emptyOrderForm } from '@/domain/order/form'
import { OrderSummary } from '@/features/checkout/OrderSummary'
import { InOrderForm, longNamed, shirt } from './checkout-world'

const meta = {
  component: OrderSummary,
  args: { lines: [shirt], lineErrors: new Map() },
  render: (args, { parameters }) => (
    <InOrderForm values={{ ...emptyOrderForm, coupon: parameters.coupon ?? '' }}>
      <OrderSummary {...args} />
    </InOrderForm>
  ),
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Picture, name, colour and size, quantity, price (Product §2). Shipping and promotion are fixed (Product §9). */
export const OneLine: Story = {
  tags: ['§2.10.3'],
  play: async ({ canvas, canvasElement }) => {
    for (const text of [shirt.name, 'Đỏ sơn mài · M', 'Số lượng: 02', '459.000VND'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeInTheDocument()
    for (const amount of ['918.000VND', '02', '30.000VND', '−15.000VND'])
      await expect(canvas.getByText(amount)).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { lines: [shirt, longNamed] },
  globals: { viewport: { value: 'phone' } },
}

/** What the server said of the lines: another price, fewer left, sold out, gone. */
export const LinesChanged: Story = {
  args: {
    lines: [
      { ...shirt, oldPrice: 399_000 },
      { ...shirt, variantId: 2, quantity: 1, quantityBefore: 4, oldPrice: 499_000 },
      { ...shirt, variantId: 3, gone: true, stock: 0 },
      { ...longNamed, gone: true },
      { ...shirt, variantId: 4, color: null, size: null },
    ],
  },
}

/** A list that may scroll can be reached and scrolled by keys. */
export const ManyLines: Story = {
  args: { lines: Array.from({ length: 30 }, (_, index) => ({ ...shirt, variantId: index + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0')
  },
}

/** The hint says what becomes of a code. */
export const CouponTyped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mã giảm giá (không bắt buộc)' })
    await userEvent.type(field, 'moclan')
    await expect(field).toHaveAccessibleDescription('Mã sẽ được kiểm tra khi bạn đặt hàng')
    await userEvent.type(field, ' 14')
    await expect(field).toHaveAccessibleDescription('Giảm 14% tiền hàng, thay cho khuyến mãi')
  },
}

/** 14 % of the subtotal takes the place of the promotion. */
export const Coupon: Story = {
  parameters: { coupon: 'moclan14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mã giảm giá MOCLAN14')).toBeVisible()
    await expect(canvas.getByText('−128.520VND')).toBeVisible()
    await expect(canvas.queryByText('Khuyến mãi')).not.toBeInTheDocument()
  },
}

/** Every line is sold out: there is nothing to take a per cent of. */
export const CouponOnNothing: Story = {
  args: { lines: [{ ...shirt, price: 0 }] },
  parameters: { coupon: 'MOCLAN14' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Mã giảm giá MOCLAN14/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/−|150/)).not.toBeInTheDocument()
  },
}

/** What another code is worth only the server knows. */
export const UnknownCoupon: Story = {
  tags: ['§4.8.11c'],
  parameters: { coupon: 'TET2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15.000VND')).toBeVisible()
  },
}
