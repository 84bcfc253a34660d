import type { PaypalPayment } from '@/domain/order/purchase'
import { approvingOfPayment } from './purchases'

/**
 * Sends the browser to approve a payment (Product §4). Resolves when the shopper comes back to this page with the
 * payment still open; if it was settled meanwhile, the page reloads.
 */
export function leaveForPaypal({ paymentId, url }: PaypalPayment): Promise<void> {
  const cameBack = new Promise<void>((resolve) => {
    const onShow = () => (approvingOfPayment(paymentId) ? resolve() : window.location.reload())
    window.addEventListener('pageshow', onShow, { once: true })
  })
  window.location.assign(url)
  return cameBack
}
