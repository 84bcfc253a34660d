import type { OrderRequestItem, QuoteRequest } from '@/api/generated/model'
import { isOrderable, type Line, type OrderLine } from '../cart/cart'

/** What a bill depends on beside the lines; null while it is not known. */
export type OrderDetails = Required<Omit<QuoteRequest, 'items'>>

/** Returns what asks for the bill of these lines (Product §9.7); the cart knows no details. */
export function quoteRequest(lines: readonly Line[], details?: OrderDetails): QuoteRequest {
  return { items: itemsOf(lines.filter(isOrderable)), ...details }
}

/** Returns the lines as an order names them. */
export function itemsOf(lines: readonly OrderLine[]): OrderRequestItem[] {
  return lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }))
}
