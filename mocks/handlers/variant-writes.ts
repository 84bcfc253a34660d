import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import { editKey } from '@/domain/admin/variant-sheet'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import { nextVersion } from '../rules/versions'

const gone = 'Phân loại này đã bị xóa'
const noPrice = 'Giá bán phải lớn hơn 0'
const notAboveSale = 'Giá gốc phải cao hơn giá bán'

/** True where somebody else has changed the number since. What is as wanted already is no conflict. */
function isContested(row: VariantRow, { field, before, after }: VariantChange): boolean {
  return row[field] !== before && row[field] !== after
}

/** Returns what is against the prices of a variant, or null. */
function priceProblem(product: ProductRow, { price, original_price }: VariantRow): string | null {
  if (price <= 0 && product.status !== 'draft') return noPrice
  return original_price !== null && original_price <= price ? notAboveSale : null
}

const patched = (row: VariantRow, changes: readonly VariantChange[]): VariantRow => ({
  ...row,
  ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
})

/** Changes what can be changed of one variant: the stock by itself, both prices together. */
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

/** Writes numbers of variants, and returns what became of each, in the order given. */
export function changeVariants(
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
