import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ApiError } from '@/api/errors'
import { orderableLines } from '@/domain/cart/checked-lines'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { emptyOrderForm } from '@/domain/order/form'
import { OrderSummary } from '@/features/checkout/OrderSummary'
import { benNghe } from '../address-book/saved-addresses'
import { InOrderForm, longNamed, shirt } from './checkout-world'

const quote = { bill: billOf(0), usd: null, isEstimate: false, error: null, retry: fn() }

const meta = preview.meta({
  component: OrderSummary,
  args: {
    lines: [shirt],
    lineErrors: new Map(),
    isFolded: false,
    quote,
  },
  render: (args, { parameters }) => (
    <InOrderForm values={{ ...emptyOrderForm, coupon: '', ...parameters.typed }}>
      <OrderSummary
        {...args}
        quote={{
          ...args.quote,
          bill: billOf(subtotalOf(orderableLines(args.lines)), {
            coupon: parameters.typed?.coupon ?? null,
            granted: 128_520,
          }),
        }}
      />
    </InOrderForm>
  ),
})

/** On narrow screens: only the total, until it is opened. */
export const Folded = meta.story({
  args: { isFolded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(shirt.name)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Đơn hàng của bạn'))
    await expect(canvas.getByText(shirt.name)).toBeVisible()
  },
})

/**
 * What the server says about the lines: another price, fewer left, sold out, gone. The list ends where the
 * bill does.
 */
export const LinesChanged = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const endOf = (part: Element | null | undefined) => part?.getBoundingClientRect().right
    const [amount] = canvas.getAllByText('−150.000VND')
    await expect(endOf(canvas.getByRole('list'))).toBe(endOf(amount?.closest('dl')))
  },
  args: {
    lines: [
      { ...shirt, oldPrice: 399_000 },
      { ...shirt, variantId: 2, quantity: 1, quantityBefore: 4, oldPrice: 499_000 },
      { ...shirt, variantId: 3, gone: true, stock: 0 },
      { ...longNamed, gone: true },
      { ...shirt, variantId: 4, color: null, size: null },
    ],
  },
})

/** 14 % of the subtotal takes the place of the promotion. */
export const Coupon = meta.story({
  parameters: { typed: { coupon: 'MOCLAN14' }, shows: ['Mã giảm giá MOCLAN14', '−128.520VND'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Mã giảm giá/ })
    await expect(field).toHaveAccessibleDescription('Giảm 128.520VND, thay cho khuyến mãi')
  },
})

/** Shown once the province is chosen. */
export const DeliveryDay = meta.story({
  tags: ['§9.16d'],
  parameters: { typed: { region: benNghe }, shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/] },
})

/** No line can be ordered, so no delivery day is promised. */
export const AllSoldOut = meta.story({
  tags: ['§9.16d'],
  args: { lines: [{ ...shirt, gone: true, stock: 0 }] },
  parameters: { typed: { region: benNghe } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Giao đến/)).not.toBeInTheDocument()
  },
})

/** The host gives no quotes, so the bill is the shop's own. */
export const Estimate = meta.story({
  args: { quote: { ...quote, isEstimate: true } },
  parameters: { shows: [/^Tạm tính/] },
})

/** The host has refused the code before the order. */
export const CouponRefused = meta.story({
  tags: ['§4.8.11c', '§9.7o'],
  args: {
    quote: {
      ...quote,
      isEstimate: true,
      error: new ApiError(422, '', { coupon_code: ['Mã giảm giá đã hết hạn'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Mã giảm giá/ })
    await expect(field).toHaveAccessibleDescription('Mã giảm giá đã hết hạn')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '1')
    await expect(field, 'it is being typed').toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(canvas.queryByRole('button', { name: 'Cập nhật giá' })).not.toBeInTheDocument()
  },
})
