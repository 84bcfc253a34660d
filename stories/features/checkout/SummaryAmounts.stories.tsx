import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SummaryAmounts } from '@/features/checkout/SummaryAmounts'
import { emptyOrderForm } from '@/domain/order/form'
import { InOrderForm, shirt } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The sums above the total: an estimate until the server has answered.'],
}

const meta = {
  component: SummaryAmounts,
  parameters: { guide },
  args: { lines: [shirt] },
  render: (args, { parameters }) => (
    <InOrderForm values={{ ...emptyOrderForm, coupon: parameters.coupon ?? '' }}>
      <SummaryAmounts {...args} />
    </InOrderForm>
  ),
} satisfies Meta<typeof SummaryAmounts>

export default meta
type Story = StoryObj<typeof meta>

/** Shipping and promotion are fixed (Product §9). */
export const Promotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('918.000VND')).toBeVisible()
    await expect(canvas.getByText('02')).toBeVisible()
    await expect(canvas.getByText('30.000VND')).toBeVisible()
    await expect(canvas.getByText('−15.000VND')).toBeVisible()
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
    await expect(canvas.queryByText(/MOCLAN14/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/−|150/)).not.toBeInTheDocument()
  },
}

/** What another code is worth only the server knows. */
export const UnknownCoupon: Story = {
  parameters: { coupon: 'TET2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15.000VND')).toBeVisible()
  },
}
