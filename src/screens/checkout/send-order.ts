import type { QueryClient } from '@tanstack/react-query'
import type { Delivery } from '@/domain/address/saved-address'
import { lineKey, type OrderLine } from '@/domain/cart/cart'
import { areFieldsToBlame, isSessionOver, orderFormErrors } from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors } from '@/features/orders/errors'

export { orderRequest } from '@/domain/order/request'
export { clearDraft } from '@/features/checkout/draft'
export { beginPaypalVisit } from '@/features/checkout/paypal-visit'
export { placeOrder } from '@/features/orders/mutations'
export { leaveForPaypal, orderOnce } from '@/features/orders/order-once'
export { storeLastOrder } from '@/features/orders/placed-order'
export { confirmedLines } from './line-consent'

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
export function refusalOf(error: unknown, lines: readonly OrderLine[]) {
  const keys = lines.map(lineKey)
  const atLines = [...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text] as const)
  return {
    message: orderErrors(error),
    fieldErrors: orderFormErrors(error),
    areFieldsToBlame: areFieldsToBlame(error),
    lineErrors: new Map(atLines),
    mayBePlaced: mayBePlaced(error),
    isSessionOver: isSessionOver(error),
  }
}
