import type { Product, ProductSummary } from '@/api/generated/model'
import { limits } from '@/lib/limits'
import { isInStock } from './variant'

/**
 * The products that the shopper viewed last, the newest first. Each product occurs once, and there are at
 * most 4 (Product §4, §9).
 */
export type ViewedProducts = readonly ProductSummary[]

export function addViewed(viewed: ViewedProducts, product: ProductSummary): ViewedProducts {
  return [product, ...withoutProduct(viewed, product.id)].slice(0, limits.recentlyViewed)
}

export function withoutProduct(viewed: ViewedProducts, productId: number): ViewedProducts {
  return viewed.filter(({ id }) => id !== productId)
}

/** Returns the card data of a product. The original price is the original price of the cheapest variant. */
export function productCardOf(product: Product): ProductSummary {
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
