import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Purchase } from '@/domain/order/ledger'
import { startCheckoutAtom, writeCheckoutDraft } from '@/features/checkout/state'
import { CheckoutScreen, PaypalWaiting, RepeatOrderNotice } from '@/screens/checkout/CheckoutScreen'
import { home, office } from '../../features/address-book/saved-addresses'
import { filledForm, returnedFromPaypal, aoDai } from '../../features/checkout/checkout-world'
import { order } from '../../features/orders/order-world'
import { answer } from '../../support/answers'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: CheckoutScreen,
  args: { returned: {} },
  argTypes: { returned: returnedFromPaypal },
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: ({ loaded }) => void loaded.world.store.set(startCheckoutAtom, [aoDai]),
  decorators: [withToaster],
})

/** The shopper comes from the cart. The checkout has lines, and its form is empty. */
export const NothingFilledIn = meta.story({})

/** A price has changed since the cart. The line shows it before the order. */
export const PriceChanged = meta.story({
  parameters: { scenario: ['cart.price-changed'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Giá đã đổi từ 1.190.000VND thành 1.210.000VND')
  },
})

/** The form is filled in for cash on delivery. */
export const FilledIn = meta.story({ beforeEach: () => writeCheckoutDraft(filledForm) })

/** The shopper opened the checkout by its URL, so there is no line to pay. */
export const Empty = meta.story({
  beforeEach: ({ loaded }) => void loaded.world.store.set(startCheckoutAtom, []),
})

/** The host can't place the order. The form keeps everything that was filled in. */
export const Failing = meta.story({
  parameters: { scenario: ['createOrder.serverError'] },
  beforeEach: () => writeCheckoutDraft(filledForm),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Đặt hàng · / }))
    await canvas.findByRole('alert')
  },
})

/** The buyer has a long name and an address of several lines. */
export const BuyersLongName = meta.story({
  beforeEach: () =>
    writeCheckoutDraft({
      ...filledForm,
      lastName: 'Công Tằng Tôn Nữ Nguyễn Thị Huyền Trang',
      firstName: 'Ngọc Bảo Khánh Phương Uyên',
      street: 'Căn hộ 2504, tòa S2.05, khu đô thị Vinhomes Grand Park, số 88 đường Phước Thiện',
    }),
})

/** The form is filled in for PayPal. */
export const PaypalChosen = meta.story({
  beforeEach: () => writeCheckoutDraft({ ...filledForm, payment: 'paypal' }),
})

/** Only the payment method is missing in the form (Product §4). */
export const NoPaymentMethod = meta.story({
  tags: ['§4.8.3'],
  beforeEach: () => writeCheckoutDraft({ ...filledForm, payment: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Đặt hàng · / }))
    const errors = () => canvas.getAllByText('Vui lòng chọn phương thức thanh toán')
    await waitFor(() => expect(errors()).toHaveLength(2))
  },
})

/** A signed-in shopper sees the default address as a summary. */
export const SignedIn = meta.story({
  parameters: { scenario: ['login:shopper'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/users/me/addresses', () => answer({ addresses: [home, office] }))),
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('group', { name: 'Giao đến' })
    await expect(summary).toHaveTextContent('12 Châu Long')
  },
})

/** The shopper is back from PayPal, and the shop waits for the result of the payment. */
export const WaitingForPaypal = meta.story({ render: () => <PaypalWaiting /> })

const known = {
  key: 'story',
  at: 0,
  method: 'cod',
  lines: [aoDai],
  besides: [],
} satisfies Partial<Purchase>
const go = { isSignedIn: false, clicks: 0, onAgain: fn() }

/** The shopper has already ordered these lines in another browser tab. */
export const Ordered = meta.story({
  render: () => <RepeatOrderNotice purchase={{ ...known, state: 'ordered', order }} {...go} />,
})

/**
 * Nobody knows whether the order arrived: no response came, and the API does not support `Idempotency-Key`.
 */
export const Unanswered = meta.story({
  render: () => <RepeatOrderNotice purchase={{ ...known, state: 'sent' }} {...go} />,
})
