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
export const OneLine = meta.story({
  tags: ['§2.9.2'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('02')).toBeVisible()
    await expect(canvas.getByText('918.000VND')).toBeVisible()
    await expect(canvas.getByText('768.000VND')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
})

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

/** No more is taken off than there is. */
export const BelowTheDiscount = meta.story({
  args: { lines: [{ ...lineKinds.usual, quantity: 1, price: 99_000 }] },
})

export const LargeAmounts = meta.story({
  args: { lines: [{ ...lineKinds.long, quantity: 999, price: 99_000_000 }] },
  globals: { viewport: { value: 'phone' } },
})
