import { fold } from '@/lib/text'
import type { ProductImportRow } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { ProductRow, VariantRow } from '../../db/tables'
import { codeTaken } from '../product-writes'
import { variantsOf } from '../shop-view'

/** A fault of a row, in words for staff. */
export type Fault = { line: number; message: string }

/** Returns the product that rows are about: null for a new one, a text for rows about none. */
export function productOf(
  db: Database,
  rows: readonly ProductImportRow[],
): ProductRow | null | string {
  const { product_id, variant_id, name = '' } = rows[0] ?? {}
  if (product_id !== undefined) return db.find('products', product_id) ?? 'Không tìm thấy sản phẩm'
  if (variant_id !== undefined) {
    const variant = db.find('variants', variant_id)
    return variant ? db.get('products', variant.product_id) : 'Không tìm thấy phân loại'
  }
  if (name === '') return 'Vui lòng nhập tên sản phẩm'
  const isKnown = db.where('products', 'name', name).length > 0
  return isKnown ? 'Đã có sản phẩm tên này, cần ID sản phẩm' : null
}

/** A variant before and after its row; `before` is null for a new one, and `id` then 0. */
export type VariantPlan = { row: ProductImportRow; before: VariantRow | null; after: VariantRow }

/** True when a row is about a variant, and not about its product alone. */
function namesVariant(row: ProductImportRow) {
  const { variant_id, price, original_price, stock, color, size, sku } = row
  return [variant_id, price, original_price, stock, color, size, sku].some(
    (value) => value !== undefined,
  )
}

const sameOption = (own: string, written: string | undefined) =>
  written === undefined || fold(own) === fold(written)

/** Returns the variant of a row, null for a new one, or what is against the row. */
function variantOf(
  variants: readonly VariantRow[],
  { variant_id, color, size }: ProductImportRow,
): VariantRow | null | string {
  const fits = (row: VariantRow) => sameOption(row.colour, color) && sameOption(row.size, size)
  if (variant_id !== undefined) {
    const known = variants.find(({ id }) => id === variant_id)
    if (!known) return 'Phân loại không thuộc sản phẩm này'
    return fits(known) ? known : 'Màu hoặc size không khớp với phân loại'
  }
  const fitting = variants.filter(fits)
  if (fitting.length === 1) return fitting[0] ?? null
  const isNew = variants.length === 0 || color !== undefined || size !== undefined
  return fitting.length === 0 && isNew ? null : 'Cần ID phân loại hoặc màu và size'
}

function planOf(productId: number, before: VariantRow | null, row: ProductImportRow): VariantPlan {
  const { color = '', size = '' } = row
  const base = before ?? {
    id: 0,
    product_id: productId,
    colour: color,
    size,
    sku: '',
    price: 0,
    original_price: null,
    stock: 0,
    image_url: null,
  }
  const after = {
    ...base,
    sku: row.sku ?? base.sku,
    price: row.price ?? base.price,
    original_price: row.original_price === undefined ? base.original_price : row.original_price,
    stock: row.stock ?? base.stock,
  }
  return { row, before, after }
}

/** True when another variant has the code, of the shop or of the rows before. */
function isTaken(db: Database, { before, after }: VariantPlan, earlier: readonly VariantPlan[]) {
  if (after.sku === '' || after.sku === before?.sku) return false
  return (
    db.where('variants', 'sku', after.sku).some(({ id }) => id !== before?.id) ||
    earlier.some((plan) => plan.after.sku === after.sku)
  )
}

/** Returns what the rows make of the variants, and what is against them. */
export function variantPlans(
  db: Database,
  product: ProductRow | null,
  rows: readonly ProductImportRow[],
): { plans: VariantPlan[]; faults: Fault[] } {
  const variants = product ? variantsOf(db, product) : []
  const plans: VariantPlan[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    if (product && !namesVariant(row)) continue
    const found = variantOf(variants, row)
    if (typeof found === 'string') {
      faults.push({ line: row.line, message: found })
      continue
    }
    const plan = planOf(product?.id ?? 0, found, row)
    const { price, original_price } = plan.after
    if (original_price !== null && original_price <= price)
      faults.push({ line: row.line, message: 'Giá gốc phải cao hơn giá bán' })
    if (isTaken(db, plan, plans)) faults.push({ line: row.line, message: codeTaken })
    plans.push(plan)
  }
  return { plans, faults }
}
