import preview from '#.storybook/preview'
import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PaypalModal } from '@/features/orders/PaypalModal'
import { answer } from '../../support/answers'

/** The shopper's choice in PayPal's window. */
type Choice = 'approve' | 'cancel'

/**
 * The URL of a fake of PayPal's script. The fake uses the buttons of `fakePaypal`, so no call leaves the
 * page.
 */
const fakeSdk = 'data:text/javascript,window.paypal=window.storyPaypal//'

const actions = { order: {}, redirect: () => undefined, restart: () => undefined }

/**
 * Does what PayPal's buttons do on a click: creates the order, and then reports that the shopper approved it
 * or closed the window.
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

/** Draws a button like PayPal's, which reports the shopper's choice. Returns a function that removes it. */
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

/** Returns a handler that answers a call with a server error. */
function failing(path: string) {
  const body = {
    success: false,
    message: 'Failed to create PayPal order. You weren’t charged. Try again or pay another way.',
  }
  return http.post(path, () => HttpResponse.json(body, { status: 500 }))
}

/** Answers the call that creates a payment at PayPal. */
const created = http.post('/api/payments/paypal/create', () =>
  answer({ order_id: '5O190127TN364715T' }),
)

/** Answers the shop's capture call as if PayPal had taken the money. */
const captured = http.post('/api/payments/capture', () =>
  answer({ payment_id: '5O190127TN364715T', status: 'successful' }),
)

/**
 * No page of the shop opens this dialog (Product §2), so only stories use it. A fake of PayPal's script draws
 * one button. Each story sets the shopper's choice in PayPal's window.
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

/** The configuration has no PayPal client id, so the dialog loads nothing from PayPal. */
export const NotConfigured = meta.story({
  tags: ['§2.10.4'],
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

/** PayPal's script does not load. The dialog shows an error with a retry. */
export const ScriptFails = meta.story({
  tags: ['§2.10.4'],
  args: { sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' },
  parameters: { expectedMessages: [/Failed to load/] },
  play: async () => {
    await expect(
      await screen.findByText(/^Chưa tải được PayPal, bạn chưa bị trừ tiền. Vui lòng thử lại/),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
})

/** The shopper closes PayPal's window. Nothing is paid, and the buttons appear again. */
export const Cancelled = meta.story({
  beforeEach: () => fakePaypal('cancel'),
  play: async ({ args, userEvent }) => {
    const button = await paypalButton()
    await userEvent.click(button)
    await expect(
      await screen.findByText(
        'Bạn đã hủy thanh toán. Tiền chưa bị trừ và giỏ hàng vẫn còn để bạn thanh toán lại.',
      ),
    ).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(args.onPaid).not.toHaveBeenCalled()
  },
})

/** PayPal can't create the order, so its window does not open. */
export const FailedToCreate = meta.story({
  tags: ['§8.11.1'],
  beforeEach: ({ msw }) => msw.use(failing('/api/payments/paypal/create')),
  play: async ({ userEvent }) => {
    await userEvent.click(await paypalButton())
    await expect(await screen.findByRole('alert')).toHaveTextContent('PayPal')
  },
})
