import preview from '#.storybook/preview'
import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PaypalModal } from '@/features/orders/PaypalModal'
import { answer } from '../../support/answers'

/** What the shopper does in PayPal's window. */
type Choice = 'approve' | 'cancel'

/** Replaces PayPal's script by one that takes the buttons of `fakePaypal`. Nothing leaves the page. */
const fakeSdk = 'data:text/javascript,window.paypal=window.storyPaypal//'

const actions = { order: {}, redirect: () => undefined, restart: () => undefined }

/**
 * Calls back as PayPal's buttons do: first the order is created, then the shopper approves it or closes the
 * window.
 */
async function click(
  button: HTMLButtonElement,
  choice: Choice,
  props: PayPalButtonsComponentProps,
) {
  button.disabled = true
  try {
    const orderID: unknown = await Reflect.apply(props.createOrder ?? noOrder, null, [{}, actions])
    if (choice === 'cancel') Reflect.apply(props.onCancel ?? noOrder, null, [{ orderID }, actions])
    else await Reflect.apply(props.onApprove ?? noOrder, null, [{ orderID }, actions])
  } catch (error) {
    props.onError?.({ error })
  } finally {
    button.disabled = false
  }
}

function noOrder(): undefined {
  return undefined
}

/** Draws PayPal's gold button, and calls back with the shopper's choice. Returns a cleanup. */
function fakePaypal(choice: Choice): () => void {
  const Buttons = (props: PayPalButtonsComponentProps) => ({
    isEligible: () => true,
    updateProps: () => undefined,
    close: () => Promise.resolve(),
    render(box: HTMLElement) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal'
      button.style.cssText =
        'width:100%;min-height:48px;border:0;border-radius:4px;background:#ffc439;color:#003087;font:700 18px sans-serif'
      button.addEventListener('click', () => void click(button, choice, props))
      box.replaceChildren(button)
      return Promise.resolve()
    },
  })
  Object.assign(window, { storyPaypal: { version: 'fake', Buttons } })
  return () => {
    for (const name of ['storyPaypal', 'paypal']) Reflect.deleteProperty(window, name)
    for (const script of document.querySelectorAll(`script[src^="${fakeSdk}"]`)) script.remove()
  }
}

/** Answers a call with an error of the server. */
function failing(path: string) {
  const body = {
    success: false,
    message: 'Failed to create PayPal order. You have not been charged; try again.',
  }
  return http.post(path, () => HttpResponse.json(body, { status: 500 }))
}

/** PayPal knows the order. */
const created = http.post('/api/payments/paypal/create', () =>
  answer({ order_id: '5O190127TN364715T' }),
)

/** PayPal takes the money. */
const captured = http.post('/api/payments/capture', () =>
  answer({ payment_id: '5O190127TN364715T', status: 'successful' }),
)

/**
 * No flow of the shop opens this dialog (Product §2), so the stories are its only use. A fake of PayPal's
 * script draws one button, which answers as the story says.
 */
const meta = preview.meta({
  component: PaypalModal,
  args: {
    open: true,
    onOpenChange: fn(),
    orderId: 1,
    onPaid: fn(),
    clientId: 'mock',
    sdkBaseUrl: fakeSdk,
  },
  beforeEach: ({ msw }) => {
    msw.use(created, captured)
    return fakePaypal('approve')
  },
})

/** Without a client id in the configuration, nothing is loaded from PayPal. */
export const NotConfigured = meta.story({
  tags: ['§2.10.4a', '§2.10.4c'],
  args: { clientId: '' },
  play: async () => {
    await expect(await screen.findByText(/chưa nhận thanh toán PayPal/)).toBeVisible()
    await expect(document.querySelector('script[src*="paypal"]')).toBeNull()
  },
})

const paypalButton = () => screen.findByRole('button', { name: 'PayPal' })

export const Paid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await paypalButton())
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce())
  },
})

/** PayPal's script fails to load: an error with a retry. */
export const ScriptFails = meta.story({
  tags: ['§2.10.4a'],
  args: { sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' },
  parameters: { expectedMessages: [/Failed to load/] },
  play: async () => {
    await expect(await screen.findByText('Chưa tải được PayPal. Vui lòng thử lại.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
})

/** The shopper closed PayPal's window: nothing is paid, and the buttons are there again. */
export const Cancelled = meta.story({
  beforeEach: () => fakePaypal('cancel'),
  play: async ({ args, userEvent }) => {
    const button = await paypalButton()
    await userEvent.click(button)
    await expect(
      await screen.findByText('Bạn đã hủy thanh toán. Tiền chưa bị trừ và giỏ hàng vẫn còn.'),
    ).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(args.onPaid).not.toHaveBeenCalled()
  },
})

/** PayPal could not create the order, so nothing was opened. */
export const FailedToCreate = meta.story({
  tags: ['§8.11.1a'],
  beforeEach: ({ msw }) => msw.use(failing('/api/payments/paypal/create')),
  play: async ({ userEvent }) => {
    await userEvent.click(await paypalButton())
    await expect(await screen.findByRole('alert')).toHaveTextContent('PayPal')
  },
})
