import { product as description } from '@/domain/product/description'
import { lacksEnglish } from '@/lib/description'
import { compareVietnamese, fold } from '@/lib/text'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import { parseSort } from '../rules/lists'
import { isLowStock } from '../rules/stock'
import { categoryFamily, foldOnce, offerOf, productOffer, variantsOf } from './shop-view'

type Query = Operations['adminProducts']['query']

function hasStock(db: Database, product: ProductRow, wanted: Query['stock']): boolean {
  if (wanted === undefined) return true
  const variants = variantsOf(db, product)
  const { stock } = offerOf(variants)
  if (wanted === 'in') return stock > 0
  if (wanted === 'out') return stock === 0
  return variants.some((variant) => isLowStock(variant.stock))
}

function productsByCode(db: Database, q: string): ReadonlySet<number> {
  if (q === '') return new Set()
  const found = db.tables.variants.filter(({ sku }) => foldOnce(sku).includes(q))
  return new Set(found.map(({ product_id }) => product_id))
}

export function filteredProducts(
  db: Database,
  query: Omit<Query, 'page' | 'per_page' | 'sort'>,
): readonly ProductRow[] {
  const q = fold(query.q ?? '')
  const byCode = productsByCode(db, q)
  const { category_id, status, featured, brand, stock, english } = query
  const category = category_id === undefined ? undefined : db.find('categories', category_id)
  const family = category ? categoryFamily(db, category) : new Set<number>()
  return db.tables.products.filter(
    (product) =>
      (q === '' || foldOnce(product.name).includes(q) || byCode.has(product.id)) &&
      (category_id === undefined ||
        (product.category_id !== null && family.has(product.category_id))) &&
      (status === undefined || product.status === status) &&
      (featured === undefined || product.is_featured === featured) &&
      (brand === undefined || product.brand === brand) &&
      (english === undefined || lacksEnglish(description, product)) &&
      hasStock(db, product, stock),
  )
}

const sortables: Readonly<Record<string, (db: Database, product: ProductRow) => number>> = {
  price: (db, product) => productOffer(db, product).min,
  stock: (db, product) => productOffer(db, product).stock,
  updated: (_, { updated_at }) => Date.parse(updated_at),
}

export function sortedProducts(db: Database, query: Query): readonly ProductRow[] {
  const { column, direction } = parseSort(query.sort ?? '-updated')
  const sortable = sortables[column]
  const found = filteredProducts(db, query)
  if (!sortable) return found.toSorted((a, b) => direction * compareVietnamese(a.name, b.name))
  const values = new Map(found.map((product) => [product, sortable(db, product)]))
  const valueOf = (product: ProductRow) => values.get(product) ?? 0
  return found.toSorted((a, b) => direction * (valueOf(a) - valueOf(b)))
}
