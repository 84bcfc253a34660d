import type { ProductSort } from '@/api/generated/model'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { CategoryRow, ProductRow, VariantRow } from '../db/tables'
import { type FacetIndex, facetIndexOf } from '../rules/facets'
import { byCreation, tableCache } from '../rules/lists'

export function parentCategoryOf(db: Database, category: CategoryRow): CategoryRow | undefined {
  return category.parent_id === null ? undefined : db.get('categories', category.parent_id)
}

/**
 * Returns the category with this slug. If the slug is an earlier one, returns the category that it leads to
 * now. Returns null for an unknown slug, and for a category that shoppers can't see.
 */
export function shownCategory(db: Database, slug: string): CategoryRow | null {
  const [own] = db.where('categories', 'slug', slug)
  const category =
    own ?? db.find('categories', db.find('category_addresses', slug)?.category_id ?? 0)
  return category && isCategoryShown(category, parentCategoryOf(db, category)) ? category : null
}

export function isProductShown(db: Database, product: ProductRow): boolean {
  if (product.status !== 'active' || product.category_id === null) return false
  const category = db.get('categories', product.category_id)
  return isCategoryShown(category, parentCategoryOf(db, category))
}

export function shownProduct(db: Database, slug: string): ProductRow | null {
  const [product] = db.where('products', 'slug', slug)
  return product && isProductShown(db, product) ? product : null
}

export function shownProducts(db: Database): readonly ProductRow[] {
  return db.tables.products.filter((product) => isProductShown(db, product))
}

export function categoryFamily(db: Database, { id }: CategoryRow): ReadonlySet<number> {
  return new Set([id, ...db.where('categories', 'parent_id', id).map((child) => child.id)])
}

export function variantsOf(db: Database, product: ProductRow): readonly VariantRow[] {
  return db.where('variants', 'product_id', product.id)
}

export function productOffer(db: Database, product: ProductRow): Offer {
  return offerOf(variantsOf(db, product))
}

const kept = tableCache<FacetIndex>()

export const facetIndex = (db: Database): FacetIndex =>
  kept([db.tables.variants], () => facetIndexOf(db.tables))

export type Offer = {
  min: number
  max: number
  original: number | null
  stock: number
}

export function offerOf(variants: readonly VariantRow[]): Offer {
  let cheapest = variants[0]
  let max = 0
  let stock = 0
  for (const variant of variants) {
    if (cheapest && variant.price < cheapest.price) cheapest = variant
    max = Math.max(max, variant.price)
    stock += variant.stock
  }
  return { min: cheapest?.price ?? 0, max, original: cheapest?.original_price ?? null, stock }
}

export function isCategoryShown(category: CategoryRow, above: CategoryRow | undefined): boolean {
  return category.is_active && (above?.is_active ?? true)
}

const folded = new Map<string, string>()

/**
 * Does the same as `fold`, and remembers the result, because every typed letter of a search would otherwise
 * fold the same names again.
 */
export function foldOnce(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  const result = fold(text)
  folded.set(text, result)
  return result
}

/**
 * Sorts products (Product §9). In the default order, and among equal prices, featured products come first and
 * then the newest products.
 */
export function sortProducts(
  products: readonly ProductRow[],
  sort: ProductSort,
  minPriceOf: (product: ProductRow) => number,
): readonly ProductRow[] {
  if (sort === 'default') return products.toSorted(byFeaturedThenNewest)
  const direction = sort === 'low-to-high' ? 1 : -1
  const prices = new Map(products.map((product) => [product.id, minPriceOf(product)]))
  const priceOf = ({ id }: ProductRow) => prices.get(id) ?? 0
  return products.toSorted(
    (a, b) => direction * (priceOf(a) - priceOf(b)) || byFeaturedThenNewest(a, b),
  )
}

function byFeaturedThenNewest(a: ProductRow, b: ProductRow): number {
  if (a.is_featured !== b.is_featured) return a.is_featured ? -1 : 1
  return byCreation(b, a)
}
