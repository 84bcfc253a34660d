import type { QueryClient } from '@tanstack/react-query'
import type { OrderRequest } from '@/api/generated/model'
import { lineKey, type OrderLine } from '@/domain/cart/cart'
import type { Delivery } from '@/domain/address/saved-address'
import { clearDraft } from '@/features/checkout/draft'
import { isSessionOver, orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors, paypalOrderErrors } from '@/features/orders/errors'
import { keepLastOrder } from '@/features/orders/last-order'
import { placeOrder } from '@/features/orders/mutations'
import type { PlacedOrder } from '@/features/orders/placed-order'
import { payWithPaypal } from './pay-with-paypal'

export { agreedLines } from './line-consent'

/**
 * Sends the order: answers it where it is paid in cash, null where the shopper came back from PayPal without
 * an answer. `onLeave` runs before the browser leaves. Throws what the call threw.
 */
export async function sendOrder(
  request: OrderRequest,
  lines: readonly OrderLine[],
  onLeave: () => void,
): Promise<PlacedOrder | null> {
  if (request.payment_method === 'paypal') {
    await payWithPaypal(request, lines, { place: placeOrder, onLeave })
    return null
  }
  const { order } = await placeOrder(request)
  keepLastOrder(order)
  clearDraft()
  return order
}

/** Whether the server still knows the shopper's session, before an order becomes that of a visitor. */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const part = await import('./saved-part').catch(() => null)
  return part ? part.isSessionAlive(client) : true
}

/** Keeps the delivery of an order that was placed as the shopper's default address (spec §2). Rejects where that fails. */
export async function saveDefault(client: QueryClient, delivery: Delivery): Promise<void> {
  const { saveAsDefault } = await import('./saved-part')
  await saveAsDefault(client, delivery)
}

/** What to say about an order that failed, and at which fields and lines (spec §8). */
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
