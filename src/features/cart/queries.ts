import { queryOptions } from '@tanstack/react-query'
import { getSyncCartProductsQueryOptions, getSyncCartProductsUrl } from '@/api/generated/cart/cart'
import type {
  CartItem,
  CartProduct,
  CartProductsResponse,
  SyncCartRequest,
} from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'
import { replaceable } from './purchases'

/**
 * Returns the query for the server's data of these lines, by line key (Product §7). The endpoint is a POST
 * that changes nothing. The query key is the set of lines, so a changed quantity does not repeat the call
 * (Product §4.5).
 */
export function cartSyncQuery(lines: readonly Line[]) {
  return queryOptions({
    ...getSyncCartProductsQueryOptions(requestOf(lines)),
    queryKey: [getSyncCartProductsUrl(), lines.map(lineKey).toSorted()],
    select: answersByKey,
    enabled: lines.length > 0,
    staleTime: 0,
    // The answer is not cached, because a cached answer would bring back old prices.
    gcTime: 0,
    // The query runs when the cart loads, when its lines change, and after the device was offline (Product
    // §4.5).
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
}

/**
 * Returns the request. It contains the key of the shopper's own unpaid order, so that the pieces which that
 * order reserves count as available (Product §4.8.15).
 */
function requestOf(lines: readonly Line[]): SyncCartRequest {
  const replaces = replaceable(lines)
  return { items: lines.map(itemOf), ...(replaces && { replaces }) }
}

function itemOf(line: Line): CartItem {
  const { productId, variantId, quantity, price, image, name, slug, color, size } = line
  return { productId, variantId, quantity, price, image, name, slug, color, size }
}

/**
 * Returns the answers by variant; a line without a variant id has its colour and size as key. The function is
 * the same in every render, so that the selected map keeps its identity.
 */
function answersByKey({ data }: CartProductsResponse): Map<string, Partial<Line>> {
  return new Map(
    data.cart_products.flatMap((product) => {
      const answer = answerOf(product)
      return [product, { ...product, variantId: null }].map(
        (identity) => [lineKey(identity), answer] as const,
      )
    }),
  )
}

function answerOf(answer: CartProduct): Partial<Line> {
  const { variantId, price, image, name, original_name, slug, color, size } = answer
  const { variant, product } = answer
  if (!variant) return { gone: true }
  return {
    variantId,
    price,
    originalPrice: variant.original_price,
    image,
    name,
    ...(original_name && { originalName: original_name }),
    slug,
    color,
    size,
    stock: variant.stock,
    gone: false,
    variant: { attribute_values: variant.attribute_values },
    ...(product && { product: { id: product.id, name: product.name, slug: product.slug } }),
  }
}
