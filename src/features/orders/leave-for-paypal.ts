import { ApiError } from '@/api/errors'
import type { Payment } from '@/api/generated/model'
import type { OrderLine } from '@/domain/cart/cart'
import { storePending, type PendingPayment, pendingPayments } from './pending-payments'

/** Returns the payment that waits for approval. Throws `ApiError` where the server gave no web address for it. */
export function pendingOf(
  payment: Payment | undefined,
  lines: readonly OrderLine[],
): PendingPayment {
  const url = payment?.redirect_url ? webUrl(payment.redirect_url) : null
  if (!payment || !url) throw new ApiError('unreadable')
  const token = url.searchParams.get('token')
  return { paymentId: payment.payment_id, token, url: url.href, lines }
}

/**
 * Stores the payment and sends the browser to its approval (Product §4). Resolves when the shopper comes
 * back to this page with the payment still open; if it was settled meanwhile, the page reloads.
 */
export function leaveForPaypal(payment: PendingPayment): Promise<void> {
  storePending(payment)
  const cameBack = new Promise<void>((resolve) => {
    const isOpen = () => pendingPayments().some(({ paymentId }) => paymentId === payment.paymentId)
    const onShow = () => (isOpen() ? resolve() : window.location.reload())
    window.addEventListener('pageshow', onShow, { once: true })
  })
  window.location.assign(payment.url)
  return cameBack
}

/** Returns a web address, or null: nothing else is opened. */
function webUrl(href: string): URL | null {
  try {
    const url = new URL(href, window.location.href)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
