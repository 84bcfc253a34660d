import type { Database } from '../db/database'
import type { CategoryRow, ProductRow, VariantRow } from '../db/tables'
import { isShown, type Offer, offerOf } from '../rules/catalogue'
import { type FacetIndex, facetIndexOf } from '../rules/facets'

export function categoryAbove(db: Database, category: CategoryRow): CategoryRow | undefined {
  return category.parent_id === null ? undefined : db.get('categories', category.parent_id)
}

export function shownCategory(db: Database, slug: string): CategoryRow | null {
  const [category] = db.where('categories', 'slug', slug)
  return category && isShown(category, categoryAbove(db, category)) ? category : null
}

export function isProductShown(db: Database, product: ProductRow): boolean {
  if (product.status !== 'active' || product.category_id === null) return false
  const category = db.get('categories', product.category_id)
  return isShown(category, categoryAbove(db, category))
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

const indexes = new WeakMap<readonly VariantRow[], FacetIndex>()

/** The index that lists are filtered by; made anew where a variant has changed. */
export function facetIndex(db: Database): FacetIndex {
  const { variants } = db.tables
  const known = indexes.get(variants)
  if (known) return known
  const codes = new Map(
    db.tables.product_colours.map(({ product_id, name, code }) => [`${product_id} ${name}`, code]),
  )
  const index = facetIndexOf(variants, (id, color) => codes.get(`${id} ${color}`) ?? '')
  indexes.set(variants, index)
  return index
}
