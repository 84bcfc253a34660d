import { queryOptions } from '@tanstack/react-query'
import { getSyncCartProductsQueryOptions, getSyncCartProductsUrl } from '@/api/generated/cart/cart'
import type { CartItem, CartProduct, CartProductsResponse } from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'

/**
 * What the server knows of these lines, by line key (Product §7). A POST that only reads, so it is a query
 * over the set of lines: asked when that set changes, not with every quantity (Product §4.5).
 */
export function cartSyncQuery(lines: readonly Line[]) {
  return queryOptions({
    ...getSyncCartProductsQueryOptions({ items: lines.map(itemOf) }),
    queryKey: [getSyncCartProductsUrl(), lines.map(lineKey).toSorted()],
    select: answersByKey,
    enabled: lines.length > 0,
    staleTime: 0,
    // An answer about lines as they were some minutes ago would bring back old prices.
    gcTime: 0,
    // When the cart loads and when its lines change (Product §4.5); and after having been offline.
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
}

function itemOf(line: Line): CartItem {
  const { productId, variantId, quantity, price, image, name, slug, color, size } = line
  return { productId, variantId, quantity, price, image, name, slug, color, size }
}

/**
 * An answer stands under its variant and under its colour and size, for lines that knew no variant id.
 * One function for all renders: another one each time would make another answer each time.
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
  const { variantId, price, image, name, slug, color, size, variant } = answer
  if (!variant) return { gone: true }
  return { variantId, price, image, name, slug, color, size, stock: variant.stock, gone: false }
}
