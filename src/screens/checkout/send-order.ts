import type { QueryClient } from '@tanstack/react-query'
import type { OrderRequest } from '@/api/generated/model'
import type { Delivery } from '@/domain/address/saved-address'
import { lineKey, type OrderLine } from '@/domain/cart/cart'
import { clearDraft } from '@/features/checkout/draft'
import { isSessionOver, orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors, paypalOrderErrors } from '@/features/orders/errors'
import { storeLastOrder } from '@/features/orders/placed-order'
import type { PlacedOrder } from '@/features/orders/placed-order'
import { payWithPaypal, type PaypalSteps } from './pay-with-paypal'

export { orderRequest } from '@/domain/order/request'
export { agreedLines } from './line-consent'

/**
 * Sends the order: answers it where it is paid in cash, null where the shopper came back from PayPal without
 * an answer. `steps.onLeave` runs before the browser leaves. Throws what the call threw.
 */
export async function sendOrder(
  request: OrderRequest,
  lines: readonly OrderLine[],
  steps: PaypalSteps,
): Promise<PlacedOrder | null> {
  if (request.payment_method === 'paypal') {
    await payWithPaypal(request, lines, steps)
    return null
  }
  const { order } = await steps.place(request)
  storeLastOrder(order)
  clearDraft()
  return order
}

/** Whether the server still knows the shopper's session, before an order becomes that of a visitor. */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const part = await import('./saved-part').catch(() => null)
  return part ? part.isSessionAlive(client) : true
}

/** Keeps the delivery as the shopper's default address. Throws `ApiError`, or what the missing code threw. */
export async function saveAsDefault(client: QueryClient, delivery: Delivery): Promise<void> {
  const part = await import('./saved-part')
  await part.saveAsDefault(client, delivery)
}

/** What to say about an order that failed, and at which fields and lines (Product §8). */
export function refusalOf(error: unknown, request: OrderRequest, lines: readonly OrderLine[]) {
  const errors = request.payment_method === 'paypal' ? paypalOrderErrors : orderErrors
  const keys = lines.map(lineKey)
  const atLines = [...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text] as const)
  return {
    said: errors(error),
    fieldErrors: orderFormErrors(error),
    lineErrors: new Map(atLines),
    mayBePlaced: mayBePlaced(error),
    isSessionOver: isSessionOver(error),
  }
}
