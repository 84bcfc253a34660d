import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lineKey } from '@/domain/cart/cart'
import { OrderSummary } from '@/features/checkout/OrderSummary'
import { emptyOrderForm } from '@/domain/order/form'
import { InOrderForm, longNamed, shirt } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the form: lines, coupon, sums.'],
}

const meta = {
  component: OrderSummary,
  parameters: { guide },
  args: { lines: [shirt], lineErrors: new Map() },
  render: (args, { parameters }) => (
    <InOrderForm values={{ ...emptyOrderForm, coupon: parameters.coupon ?? '' }}>
      <OrderSummary {...args} />
    </InOrderForm>
  ),
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}

export const LongNames: Story = {
  args: { lines: [shirt, longNamed] },
  globals: { viewport: { value: 'phone' } },
}

/** A list that may scroll can be reached and scrolled by keys. */
export const ManyLines: Story = {
  args: { lines: Array.from({ length: 30 }, (_, index) => ({ ...shirt, variantId: index + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0')
  },
}

/** The server named the line it can't deliver. */
export const LineRefused: Story = {
  args: {
    lines: [shirt, longNamed],
    lineErrors: new Map([[lineKey(longNamed), 'Sản phẩm không đủ hàng']]),
  },
}
