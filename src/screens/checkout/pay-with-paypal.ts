import type { OrderCreatedData, OrderRequest } from '@/api/generated/model'
import type { OrderLine } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/cart/totals'
import { beginPaypalVisit } from '@/features/checkout/paypal-visit'
import { leaveForPaypal, pendingOf } from '@/features/orders/leave-for-paypal'
import { storePayload, pendingOfPayload } from '@/features/orders/pending-payments'

export type PaypalSteps = {
  place: (request: OrderRequest) => Promise<OrderCreatedData>
  onLeave: () => void
}

/**
 * Places the order and opens PayPal to approve it (Product §4). An identical order at the same price that still
 * waits for approval is reused, not placed again. Resolves when the shopper comes back without a result.
 */
export async function payWithPaypal(
  request: OrderRequest,
  lines: readonly OrderLine[],
  { place, onLeave }: PaypalSteps,
): Promise<void> {
  const payload = JSON.stringify({ request, subtotal: subtotalOf(lines) })
  const payment = pendingOfPayload(payload) ?? pendingOf((await place(request)).payment, lines)
  storePayload(payment.paymentId, payload)
  beginPaypalVisit(payment.paymentId)
  onLeave()
  await leaveForPaypal(payment)
}
