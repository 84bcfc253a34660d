import { queryOptions } from '@tanstack/react-query'
import { getSyncCartProductsQueryOptions, getSyncCartProductsUrl } from '@/api/generated/cart/cart'
import type { CartItem, CartProduct, CartProductsResponse } from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'

/**
 * The server's data for these lines, by line key (Product §7). The endpoint is a POST that only reads, so
 * this is a query. Its key is the set of lines: it runs when that set changes, not with every quantity
 * (Product §4.5).
 */
export function cartSyncQuery(lines: readonly Line[]) {
  return queryOptions({
    ...getSyncCartProductsQueryOptions({ items: lines.map(itemOf) }),
    queryKey: [getSyncCartProductsUrl(), lines.map(lineKey).toSorted()],
    select: answersByKey,
    enabled: lines.length > 0,
    staleTime: 0,
    // A cached answer would bring back old prices.
    gcTime: 0,
    // Product §4.5: when the cart loads and when its lines change; also after being offline.
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  })
}

function itemOf(line: Line): CartItem {
  const { productId, variantId, quantity, price, image, name, slug, color, size } = line
  return { productId, variantId, quantity, price, image, name, slug, color, size }
}

/**
 * Stores each answer under its variant and under its colour and size, for lines without a variant id.
 * A stable function, so that the selected map keeps its identity between renders.
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
