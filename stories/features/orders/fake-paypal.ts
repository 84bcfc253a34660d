import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js'
import { http, HttpResponse } from 'msw'
import { answer } from '../../support/answers'

/** What the shopper does in PayPal's window. */
type Choice = 'approve' | 'cancel'

/** Stands in for PayPal's script: loading it takes the buttons of `fakePaypal`. Nothing leaves the page. */
export const fakeSdk = 'data:text/javascript,window.paypal=window.storyPaypal//'

const actions = { order: {}, redirect: () => undefined, restart: () => undefined }

/** Calls back as PayPal's buttons do: the order is made first, then the shopper approves it or closes the window. */
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

/** Draws PayPal's gold button, and calls back with what the shopper chooses. Returns a cleanup. */
export function fakePaypal(choice: Choice): () => void {
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
export function failing(path: string) {
  const body = { success: false, message: 'Failed to create PayPal order' }
  return http.post(path, () => HttpResponse.json(body, { status: 500 }))
}

/** PayPal knows the order. */
export const created = http.post('/api/payments/paypal/create', () =>
  answer({ order_id: '5O190127TN364715T' }),
)

/** PayPal takes the money. */
export const captured = http.post('/api/payments/capture', () =>
  answer({ payment_id: '5O190127TN364715T', status: 'successful' }),
)
