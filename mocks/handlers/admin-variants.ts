import type { AdminVariantRow, VariantChange, VariantOutcome } from '@/api/generated/model'
import * as described from '@/domain/product/description'
import { isOriginalPriceTooLow } from '@/domain/product/judge'
import { editKey } from '@/domain/product/variant-sheet'
import { fileFieldNames, pickFields } from '@/lib/description'
import { fold } from '@/lib/text'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { nextVersion, pageOf } from '../rules/lists'
import { isLowStock } from '../rules/stock'
import { refusal, success } from './answers'
import { filteredProducts } from './product-list'
import { foldOnce, variantsOf } from './shop-view'

type Query = Operations['adminVariants']['query']

const ofProduct = fileFieldNames(described.product)
const ofVariant = fileFieldNames(described.variant)

function rowOf(db: Database, product: ProductRow, variant: VariantRow): AdminVariantRow {
  const { category_id, updated_at } = product
  const category_name = category_id === null ? null : db.get('categories', category_id).name
  const { id: variant_id, product_id } = variant
  return {
    product_id,
    variant_id,
    ...pickFields(product, ofProduct),
    ...pickFields(variant, ofVariant),
    category_name,
    updated_at,
  }
}

function hasStock({ stock }: VariantRow, wanted: Query['stock']): boolean {
  if (wanted === undefined) return true
  if (wanted === 'low') return isLowStock(stock)
  return wanted === 'in' ? stock > 0 : stock === 0
}

/**
 * Returns the variants that match the filters, grouped by product. If the search finds a product by its name,
 * all variants of the product match the search.
 */
function found(db: Database, query: Query): readonly (readonly [ProductRow, VariantRow])[] {
  const { stock, q = '', ...ofProduct } = query
  const text = fold(q)
  const words = text.split(' ')
  return filteredProducts(db, ofProduct).flatMap((product) => {
    const name = foldOnce(product.name)
    return variantsOf(db, product)
      .filter((variant) => hasStock(variant, stock))
      .filter(({ sku, color, size }) => {
        const code = foldOnce(sku)
        if (name.includes(text) || code.includes(text)) return true
        const all = ` ${name} ${code} ${foldOnce(color)} ${foldOnce(size)} `
        return words.every((word) => all.includes(word.length > 2 ? ` ${word}` : ` ${word} `))
      })
      .map((variant) => [product, variant] as const)
  })
}

export const adminVariantsHandlers: HandlersOf<'admin-variants'> = {
  adminVariants({ db, query }) {
    const { items, pagination } = pageOf(found(db, query), query)
    const variants = items.map(([product, variant]) => rowOf(db, product, variant))
    return success({ variants, pagination })
  },

  saveVariants({ db, body, now }) {
    const cells = new Set(body.changes.map(({ variant_id, field }) => editKey(variant_id, field)))
    if (cells.size < body.changes.length)
      throw refusal('saveVariants', 'invalid', {
        changes: ['Một ô được gửi hai lần. Hãy tải lại trang.'],
      })
    return success({ outcomes: changeVariants(db, body.changes, now) })
  },
}

const gone = 'Phân loại này đã bị xóa. Hãy tải lại trang.'
const noPrice = 'Giá bán phải lớn hơn 0'
const notAboveSale = 'Giá gốc phải cao hơn giá bán'

/**
 * True when another person has changed the value of `field` since the caller saw it. If this value is already
 * the wanted value, there is no conflict.
 */
function isContested(row: VariantRow, { field, before, after }: VariantChange): boolean {
  return row[field] !== before && row[field] !== after
}

function priceProblem(product: ProductRow, row: VariantRow): string | null {
  if (row.price <= 0 && product.status !== 'draft') return noPrice
  return isOriginalPriceTooLow(row) ? notAboveSale : null
}

const patched = (row: VariantRow, changes: readonly VariantChange[]): VariantRow => ({
  ...row,
  ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
})

/**
 * Changes the numbers of a variant. If the new price and original price do not fit together, neither of them
 * changes, but the stock still does.
 */
function changeVariant(
  db: Database,
  row: VariantRow,
  changes: readonly VariantChange[],
): VariantOutcome[] {
  const product = db.get('products', row.product_id)
  const open = changes.filter((change) => !isContested(row, change))
  const prices = open.filter(({ field }) => field !== 'stock')
  const stock = open.filter(({ field }) => field === 'stock')
  const problem = prices.length > 0 ? priceProblem(product, patched(row, prices)) : null
  const next = patched(row, problem ? stock : open)
  const { price, original_price } = next
  const isSame = price === row.price && original_price === row.original_price
  if (!isSame || next.stock !== row.stock) db.update('variants', row.id, next)
  return changes.map((change) => {
    const { variant_id, field } = change
    const outcome = { variant_id, field, value: next[field], message: '' }
    if (isContested(row, change)) return { ...outcome, result: 'conflict' }
    if (problem && field !== 'stock') return { ...outcome, result: 'refused', message: problem }
    return { ...outcome, result: 'saved' }
  })
}

function changeVariants(
  db: Database,
  changes: readonly VariantChange[],
  now: Date,
): VariantOutcome[] {
  const outcomes = new Map<string, VariantOutcome>()
  const products = new Set<number>()
  const keyOf = ({ variant_id, field }: Pick<VariantChange, 'variant_id' | 'field'>) =>
    editKey(variant_id, field)
  for (const [id, ofVariant] of Map.groupBy(changes, ({ variant_id }) => variant_id)) {
    const row = db.find('variants', id)
    const own = row
      ? changeVariant(db, row, ofVariant)
      : ofVariant.map(
          ({ variant_id, field }) =>
            ({ variant_id, field, result: 'refused', value: null, message: gone }) as const,
        )
    for (const outcome of own) outcomes.set(keyOf(outcome), outcome)
    if (row && db.find('variants', id) !== row) products.add(row.product_id)
  }
  for (const id of products) {
    const { updated_at } = db.get('products', id)
    db.update('products', id, { updated_at: nextVersion(updated_at, now) })
  }
  return changes.flatMap((change) => outcomes.get(keyOf(change)) ?? [])
}
