import { fold, vietnameseCollator } from '@/lib/text'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import { offerOf } from '../rules/catalogue'
import { sortParts } from '../rules/orderings'
import { isLow } from '../rules/stock'
import { categoryFamily, productOffer, variantsOf } from './shop-view'

type Query = Operations['adminProducts']['query']

/** Whether a product has stock, runs low in a variant, or has none at all. */
function hasStock(db: Database, product: ProductRow, wanted: Query['stock']): boolean {
  const variants = variantsOf(db, product)
  const { stock } = offerOf(variants)
  if (wanted === 'in') return stock > 0
  if (wanted === 'out') return stock === 0
  return wanted === undefined || variants.some((variant) => isLow(variant.stock))
}

function filtered(db: Database, query: Query): readonly ProductRow[] {
  const q = fold(query.q ?? '')
  const { category_id, status, featured, brand, stock } = query
  const category = category_id === undefined ? undefined : db.find('categories', category_id)
  const family = category ? categoryFamily(db, category) : new Set<number>()
  return db.tables.products.filter(
    (product) =>
      (q === '' || fold(product.name).includes(q)) &&
      (category_id === undefined ||
        (product.category_id !== null && family.has(product.category_id))) &&
      (status === undefined || product.status === status) &&
      (featured === undefined || product.is_featured === featured) &&
      (brand === undefined || product.brand === brand) &&
      hasStock(db, product, stock),
  )
}

type Compare = (one: ProductRow, other: ProductRow) => number

function comparison(db: Database, column: string): Compare {
  switch (column) {
    case 'name':
      return (one, other) => vietnameseCollator.compare(one.name, other.name)
    case 'price':
      return (one, other) => productOffer(db, one).min - productOffer(db, other).min
    case 'stock':
      return (one, other) => productOffer(db, one).stock - productOffer(db, other).stock
    default:
      return (one, other) => one.updated_at.localeCompare(other.updated_at)
  }
}

/** Products of the back office's list, all pages; the last changed first unless asked otherwise. */
export function listProducts(db: Database, query: Query): readonly ProductRow[] {
  const { column, direction } = sortParts(query.sort ?? '-updated')
  const compare = comparison(db, column)
  return filtered(db, query).toSorted((one, other) => direction * compare(one, other))
}
