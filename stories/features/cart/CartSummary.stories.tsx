import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { CartSummary } from '@/features/cart/CartSummary'
import { lineKinds } from '../../support/lines'

const meta = preview.meta({
  component: CartSummary,
  args: { lines: [lineKinds.usual], bill: billOf(0), onCheckout: fn() },
  render: (args) => <CartSummary {...args} bill={billOf(subtotalOf(args.lines))} />,
})

/** Subtotal minus the fixed discount line (Product §9); quantities show two digits. */
export const OneLine = meta.story({})

/** Nothing to take a discount off. */
export const NothingSelected = meta.story({
  tags: ['§9.7d'],
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
    const button = canvas.getByRole('button', { name: 'Thanh toán' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(
      'Vui lòng chọn ít nhất một sản phẩm để thanh toán',
    )
  },
})

export const LargeAmounts = meta.story({
  args: { lines: [{ ...lineKinds.long, quantity: 999, price: 99_000_000 }] },
  globals: { viewport: { value: 'phone' } },
})
