import preview from '#.storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { writeDraft } from '@/features/checkout/draft'
import { startCheckoutAtom } from '@/features/checkout/state'
import { CheckoutScreen } from '@/screens/checkout/CheckoutScreen'
import { home, office } from '../../features/address-book/saved-addresses'
import {
  filledForm,
  longNamed,
  returnedFromPaypal,
  shirt,
  syncing,
} from '../../features/checkout/checkout-world'
import { answer } from '../../support/answers'
import { withToaster } from '../../support/with-toaster'

const refusing = (status: number, body: object) =>
  http.post('/api/payments/create', () => HttpResponse.json(body, { status }))

/** The toast appears shortly after the answer of the order. */
const patience = { timeout: 5000 }

const meta = preview.meta({
  component: CheckoutScreen,
  args: { returned: {} },
  argTypes: { returned: returnedFromPaypal },
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: ({ msw, loaded }) => {
    msw.use(syncing([shirt, longNamed]))
    loaded.world.store.set(startCheckoutAtom, [shirt, longNamed])
  },
  decorators: [withToaster],
})

/** As a shopper comes from the cart: an order to pay, and a form to fill in. */
export const NothingFilledIn = meta.story({
  beforeEach: ({ loaded }) => void loaded.world.store.set(startCheckoutAtom, [shirt]),
})

/** A price has changed: the line says so before anything is ordered. */
export const PriceChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(syncing([shirt, longNamed], { price: 479_000 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Giá đã đổi từ 459.000VND thành 479.000VND', {}, patience)
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** All filled in, to be paid with PayPal. */
export const PaypalChosen = meta.story({
  beforeEach: () => writeDraft({ ...filledForm, payment: 'paypal' }),
})

/** The form is valid, only the payment method is missing (Product §4). */
export const NoPaymentMethod = meta.story({
  tags: ['§4.8.3'],
  beforeEach: () => writeDraft({ ...filledForm, payment: null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiến hành thanh toán' }))
    const said = () => canvas.getAllByText('Vui lòng chọn phương thức thanh toán')
    await waitFor(() => expect(said()).toHaveLength(2), patience)
  },
})

/** A toast joins the field errors; their line is marked (Product §8). */
export const OrderRefused = meta.story({
  tags: ['§8.9.1'],
  beforeEach: ({ msw }) => {
    writeDraft(filledForm)
    msw.use(
      refusing(422, {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.1.quantity': ['Sản phẩm không đủ hàng'], phone: ['Số lạ'] },
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiến hành thanh toán' }))
    await canvas.findByText('Sản phẩm không đủ hàng, Số lạ', {}, patience)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Số điện thoại' })).toHaveFocus(),
    )
    await expect(canvas.getByText('Sản phẩm không đủ hàng')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Địa chỉ' })).toHaveValue('12 Lê Lợi')
  },
})

/** The default address is a summary. */
export const SignedIn = meta.story({
  parameters: { scenario: ['login:shopper'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/users/me/addresses', () => answer({ addresses: [home, office] }))),
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('group', { name: 'Giao đến' }, patience)
    await expect(summary).toHaveTextContent('12 Châu Long')
  },
})

/** The fields below work all the same. */
export const SavedAddressesFail = meta.story({
  parameters: { scenario: ['login:shopper', 'userAddresses.serverError'] },
})
