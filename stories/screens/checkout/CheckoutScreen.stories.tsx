import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Purchase } from '@/domain/order/ledger'
import { startCheckoutAtom, writeDraft } from '@/features/checkout/state'
import { CheckoutScreen, PaypalWaiting, PurchaseNotice } from '@/screens/checkout/CheckoutScreen'
import { home, office } from '../../features/address-book/saved-addresses'
import {
  filledForm,
  returnedFromPaypal,
  shirt,
  syncing,
} from '../../features/checkout/checkout-world'
import { order } from '../../features/orders/order-world'
import { answer } from '../../support/answers'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: CheckoutScreen,
  args: { returned: {} },
  argTypes: { returned: returnedFromPaypal },
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: ({ msw, loaded }) => {
    msw.use(syncing([shirt]))
    loaded.world.store.set(startCheckoutAtom, [shirt])
  },
  decorators: [withToaster],
})

/** As a shopper arrives from the cart: lines to pay, and an empty form. */
export const NothingFilledIn = meta.story({})

/** A price has changed. The line says so before the order. */
export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(syncing([shirt], { price: 479_000 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Giá đã đổi từ 459.000VND thành 479.000VND')
  },
})

/** All filled in, to be paid with PayPal. */
export const PaypalChosen = meta.story({
  beforeEach: () => writeDraft({ ...filledForm, payment: 'paypal' }),
})

/** The form is valid, only the payment method is missing (Product §4). */
export const NoPaymentMethod = meta.story({
  tags: ['§4.8.3'],
  beforeEach: () => writeDraft({ ...filledForm, payment: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Đặt hàng · / }))
    const errors = () => canvas.getAllByText('Vui lòng chọn phương thức thanh toán')
    await waitFor(() => expect(errors()).toHaveLength(2))
  },
})

/** The default address is a summary. */
export const SignedIn = meta.story({
  parameters: { scenario: ['login:shopper'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/users/me/addresses', () => answer({ addresses: [home, office] }))),
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('group', { name: 'Giao đến' })
    await expect(summary).toHaveTextContent('12 Châu Long')
  },
})

/** Back from PayPal, while the shop waits for the result of the payment. */
export const WaitingForPaypal = meta.story({ render: () => <PaypalWaiting /> })

const known = {
  key: 'story',
  at: 0,
  method: 'cod',
  lines: [shirt],
  besides: [],
} satisfies Partial<Purchase>
const go = { isSignedIn: false, clicks: 0, onAgain: fn() }

/** Another tab has ordered these lines. */
export const Ordered = meta.story({
  render: () => <PurchaseNotice purchase={{ ...known, state: 'ordered', order }} {...go} />,
})

/** The API knows no `Idempotency-Key`, so nobody can tell whether the order arrived. */
export const Unanswered = meta.story({
  render: () => <PurchaseNotice purchase={{ ...known, state: 'sent' }} {...go} />,
})
