import type { AdminVariantRow } from '@/api/generated/model'
import { editKey } from '@/domain/admin/variant-sheet'
import { fold } from '@/lib/text'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import { foldOnce } from '../rules/catalogue'
import { pageOf } from '../rules/lists'
import { isLow } from '../rules/stock'
import { refusal, success } from './answers'
import { filteredProducts } from './product-list'
import { variantsOf } from './shop-view'
import { changeVariants } from './variant-writes'

type Query = Operations['adminVariants']['query']

function rowOf(db: Database, product: ProductRow, variant: VariantRow): AdminVariantRow {
  const { name, brand, category_id, status, is_featured, updated_at } = product
  const category_name = category_id === null ? null : db.get('categories', category_id).name
  const { id: variant_id, product_id, colour: color, size, sku } = variant
  const { price, original_price, stock } = variant
  const ids = { product_id, variant_id }
  const ofProduct = { name, brand, category_name, status, is_featured, updated_at }
  return { ...ids, ...ofProduct, color, size, sku, price, original_price, stock }
}

function hasStock({ stock }: VariantRow, wanted: Query['stock']): boolean {
  if (wanted === undefined) return true
  if (wanted === 'low') return isLow(stock)
  return wanted === 'in' ? stock > 0 : stock === 0
}

/** Returns all that the filters let through, by product. Of one that is found by its name, all variants. */
function found(db: Database, query: Query): readonly (readonly [ProductRow, VariantRow])[] {
  const { stock, q, ...ofProduct } = query
  const text = fold(q ?? '')
  return filteredProducts(db, { ...ofProduct, ...(q !== undefined && { q }) }).flatMap(
    (product) => {
      const isNamed = text === '' || foldOnce(product.name).includes(text)
      return variantsOf(db, product)
        .filter((variant) => isNamed || foldOnce(variant.sku).includes(text))
        .filter((variant) => hasStock(variant, stock))
        .map((variant) => [product, variant] as const)
    },
  )
}

/** The catalogue as a sheet of variants. */
export const adminVariantsHandlers = {
  adminVariants({ db, query }) {
    const { items, pagination } = pageOf(found(db, query), query)
    const variants = items.map(([product, variant]) => rowOf(db, product, variant))
    return success({ variants, pagination })
  },

  saveVariants({ db, body, now }) {
    const cells = new Set(body.changes.map(({ variant_id, field }) => editKey(variant_id, field)))
    if (cells.size < body.changes.length)
      throw refusal('saveVariants', 'invalid', { changes: ['Dữ liệu không hợp lệ'] })
    return success({ outcomes: changeVariants(db, body.changes, now) })
  },
} satisfies Pick<Backend, 'adminVariants' | 'saveVariants'>
