import { queryOptions } from '@tanstack/react-query'
import { getSyncCartProductsQueryOptions, getSyncCartProductsUrl } from '@/api/generated/cart/cart'
import type {
  CartItem,
  CartProduct,
  CartProductsResponse,
  SyncCartRequest,
} from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'
import { replaceableOrderKey } from './purchases'

/**
 * Queries the server's current data of the cart's lines, by line key (Product §7). The call is a POST, but it
 * changes nothing. The query key contains the keys of the lines but not their quantities, because a changed
 * quantity needs no new call (Product §4.5).
 */
export function cartSyncQuery(lines: readonly Line[]) {
  return queryOptions({
    ...getSyncCartProductsQueryOptions(requestOf(lines)),
    queryKey: [getSyncCartProductsUrl(), lines.map(lineKey).toSorted()],
    select: answersByKey,
    enabled: lines.length > 0,
    staleTime: 0,
    // A cached response would bring back old prices, so it is dropped at once.
    gcTime: 0,
    // The query runs when the cart loads, when its lines change, and when the device is online again (Product
    // §4.5).
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
}

/**
 * Returns the request. `replaces` is the key of an earlier order of this shopper that is unanswered or
 * unpaid. The next order will replace it, so the host counts the pieces that the earlier order reserves as
 * available (Product §4.8.5).
 */
function requestOf(lines: readonly Line[]): SyncCartRequest {
  const replaces = replaceableOrderKey(lines)
  return { items: lines.map(itemOf), ...(replaces && { replaces }) }
}

function itemOf(line: Line): CartItem {
  const { productId, variantId, quantity, price, image, name, slug, color, size } = line
  return { productId, variantId, quantity, price, image, name, slug, color, size }
}

/**
 * Returns the server's data by line key. The data of each product has two keys: one with the variant's id,
 * and one with colour and size, for lines without a variant id. The query gets this same function in every
 * render, because a new function would create a new map each time.
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
