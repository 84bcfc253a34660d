import type { QueryClient } from '@tanstack/react-query'
import type { OrderRequest } from '@/api/generated/model'
import type { Delivery } from '@/domain/address/saved-address'
import { lineKey, type OrderLine } from '@/domain/cart/cart'
import { clearDraft } from '@/features/checkout/draft'
import { areFieldsToBlame, isSessionOver, orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors, paypalOrderErrors } from '@/features/orders/errors'
import { storeLastOrder } from '@/features/orders/placed-order'
import type { PlacedOrder } from '@/features/orders/placed-order'
import { payWithPaypal, type PaypalSteps } from './pay-with-paypal'

export { orderRequest } from '@/domain/order/request'
export { placeOrder } from '@/features/orders/mutations'
export { confirmedLines } from './line-consent'

/**
 * Sends the order. Returns the placed order for cash on delivery, or null when the shopper came back from PayPal
 * without a result. `steps.onLeave` runs before the browser leaves. Throws the error of the failed request.
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

/** True when the server still accepts the session; otherwise the order would be placed as a visitor's. */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const part = await import('./saved-part').catch(() => null)
  return part ? part.isSessionAlive(client) : true
}

/**
 * Saves the delivery as the shopper's default address. Throws `ApiError`, or the import's error when the code
 * fails to load.
 */
export async function saveAsDefault(client: QueryClient, delivery: Delivery): Promise<void> {
  const part = await import('./saved-part')
  await part.saveAsDefault(client, delivery)
}

/** Returns the messages for a failed order: the toast's, and those of its fields and lines (Product §8). */
export function refusalOf(error: unknown, request: OrderRequest, lines: readonly OrderLine[]) {
  const errors = request.payment_method === 'paypal' ? paypalOrderErrors : orderErrors
  const keys = lines.map(lineKey)
  const atLines = [...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text] as const)
  return {
    message: errors(error),
    fieldErrors: orderFormErrors(error),
    areFieldsToBlame: areFieldsToBlame(error),
    lineErrors: new Map(atLines),
    mayBePlaced: mayBePlaced(error),
    isSessionOver: isSessionOver(error),
  }
}
