import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ApiError } from '@/api/errors'
import { benNghe } from '@/domain/address/cascade.fixtures'
import { orderableLines } from '@/domain/cart/checked-lines'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { emptyOrderForm } from '@/domain/order/form'
import { OrderSummary } from '@/features/checkout/OrderSummary'
import { InOrderForm, longNamed, aoDai } from './checkout-world'

const quote = { bill: billOf(0), usd: null, isEstimate: false, error: null, retry: fn() }

const meta = preview.meta({
  component: OrderSummary,
  args: {
    lines: [aoDai],
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
            granted: 333_200,
          }),
        }}
      />
    </InOrderForm>
  ),
})

/** On narrow screens the summary shows only the total until the shopper opens it. */
export const Folded = meta.story({
  args: { isFolded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(aoDai.name)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Đơn hàng của bạn'))
    await expect(canvas.getByText(aoDai.name)).toBeVisible()
  },
})

/**
 * The server has changed the first four lines: another price, fewer pieces left, sold out, or no longer sold.
 * The list of lines and the bill end at the same right edge.
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
      { ...aoDai, oldPrice: 1_090_000 },
      { ...aoDai, variantId: 2, quantity: 1, quantityBefore: 4, oldPrice: 1_290_000 },
      { ...aoDai, variantId: 3, gone: true, stock: 0 },
      { ...longNamed, gone: true },
      { ...aoDai, variantId: 4, color: null, size: null },
    ],
  },
})

/** A voucher of 14 % replaces the promotion. */
export const Coupon = meta.story({
  parameters: { typed: { coupon: 'MOCLAN14' }, shows: ['Mã giảm giá MOCLAN14', '−333.200VND'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Mã giảm giá/ })
    await expect(field).toHaveAccessibleDescription('Giảm 333.200VND, thay cho khuyến mãi')
  },
})

/** The delivery day appears once the province is chosen. */
export const DeliveryDay = meta.story({
  tags: ['§9.16c'],
  parameters: { typed: { region: benNghe }, shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/] },
})

/** No line can be ordered, so the summary promises no delivery day. */
export const AllSoldOut = meta.story({
  tags: ['§9.16c'],
  args: { lines: [{ ...aoDai, gone: true, stock: 0 }] },
  parameters: { typed: { region: benNghe } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Giao đến/)).not.toBeInTheDocument()
  },
})

/** The host gives no quotes, so the shop calculates the bill itself. */
export const Estimate = meta.story({
  args: { quote: { ...quote, isEstimate: true } },
  parameters: { shows: [/^Tạm tính/] },
})

/** The host refuses the voucher code before the order. */
export const CouponRefused = meta.story({
  tags: ['§4.8.11', '§9.7f'],
  args: {
    quote: {
      ...quote,
      isEstimate: true,
      error: new ApiError(422, '', { coupon_code: ['Mã giảm giá đã hết hạn. Hãy dùng mã khác.'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Mã giảm giá/ })
    await expect(field).toHaveAccessibleDescription('Mã giảm giá đã hết hạn. Hãy dùng mã khác.')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '1')
    await expect(field, 'it is being typed').toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(canvas.queryByRole('button', { name: 'Cập nhật giá' })).not.toBeInTheDocument()
  },
})
