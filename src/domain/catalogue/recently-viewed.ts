import type { Product, ProductSummary } from '@/api/generated/model'
import { limits } from '@/lib/limits'
import { isInStock } from './variant'

/** What was looked at before, newest first, each product once, at most 4 (Product §4, §9). */
export type Viewed = readonly ProductSummary[]

/** Puts the product that is looked at now in front; the oldest one makes room. */
export function addViewed(viewed: Viewed, product: ProductSummary): Viewed {
  return [product, ...without(viewed, product.id)].slice(0, limits.recentlyViewed)
}

/** The others: nobody needs to be reminded of what is on the screen. */
export function without(viewed: Viewed, productId: number | undefined): Viewed {
  return viewed.filter(({ id }) => id !== productId)
}

/** A product as a card shows it. The price before a sale is the cheapest variant's. */
export function summaryOf(product: Product): ProductSummary {
  const { id, name, slug, image, images, price, min_price, max_price, colors, variants } = product
  const cheapest = variants.find((variant) => variant.price === min_price)
  return {
    id,
    name,
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
