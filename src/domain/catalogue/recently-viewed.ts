import type { Product, ProductSummary } from '@/api/generated/model'
import { limits } from '@/lib/limits'
import { isInStock } from './variant'

/**
 * Recently viewed products, the newest first. Each product is in the list once, and the list has at most 4
 * (Product §4, §9).
 */
export type Viewed = readonly ProductSummary[]

export function addViewed(viewed: Viewed, product: ProductSummary): Viewed {
  return [product, ...withoutProduct(viewed, product.id)].slice(0, limits.recentlyViewed)
}

export function withoutProduct(viewed: Viewed, productId: number): Viewed {
  return viewed.filter(({ id }) => id !== productId)
}

/** Returns the summary of a product for its card. The original price comes from the cheapest variant. */
export function cardSummary(product: Product): ProductSummary {
  const { id, name, slug, image, images, price, min_price, max_price, colors, variants } = product
  const cheapest = variants.find((variant) => variant.price === min_price)
  return {
    id,
    name,
    ...(product.original_name && { original_name: product.original_name }),
    slug,
    image,
    images,
    price,
    min_price,
    max_price,
    colors,
    original_price: cheapest?.original_price ?? null,
    in_stock: variants.some(isInStock),
  }
}
