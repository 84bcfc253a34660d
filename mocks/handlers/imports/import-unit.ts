import { fold } from '@/lib/text'
import type { FieldChange, ImportOutcome, ProductImportRow } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { ProductRow } from '../../db/tables'
import { productErrors, type ProductForm, productForm } from '../../rules/product-form'
import { isOutdated } from '../../rules/versions'
import { adminProductOf } from '../serialize/admin-product'
import { changesOf } from './import-changes'
import { type Fault, productOf, type VariantPlan, variantPlans } from './import-target'
import { type ProductPatch, saveUnit } from './import-writes'

type UnitOptions = { now: Date; dryRun: boolean }

/** The whole change of a product by its rows. */
export type UnitPlan = {
  product: ProductRow | null
  patch: ProductPatch
  variants: readonly VariantPlan[]
}

/** Returns the category that a row names, the product's own first; undefined when there is none. */
function categoryNamed(db: Database, name: string, product: ProductRow | null): number | undefined {
  const named = db.tables.categories.filter((category) => fold(category.name) === fold(name))
  return (named.find(({ id }) => id === product?.category_id) ?? named.at(-1))?.id
}

function patchOf(
  db: Database,
  rows: readonly ProductImportRow[],
  product: ProductRow | null,
): { patch: ProductPatch; faults: Fault[] } {
  const [first] = rows
  const said = <Field extends keyof ProductImportRow>(field: Field) =>
    rows.find((row) => row[field] !== undefined)?.[field]
  const category = said('category')
  const categoryId = category === undefined ? undefined : categoryNamed(db, category, product)
  const patch: ProductPatch = {
    name: said('name') ?? product?.name ?? '',
    brand: said('brand') ?? product?.brand ?? '',
    status: said('status') ?? product?.status ?? 'draft',
    is_featured: said('is_featured') ?? product?.is_featured ?? false,
    category_id: categoryId ?? product?.category_id ?? null,
  }
  const isMissing = category !== undefined && categoryId === undefined
  const faults = isMissing ? [{ line: first?.line ?? 1, message: 'Không tìm thấy danh mục' }] : []
  return { patch, faults }
}

/** Returns the product as its editor would send it after the change. */
function formOf(db: Database, { product, patch, variants }: UnitPlan): ProductForm {
  const known = product && adminProductOf(db, product)
  const form = productForm(patch, known)
  const byId = new Map(variants.map(({ after }) => [after.id, after]))
  const kept = form.variants.map((variant) => ({ ...variant, ...byId.get(variant.id ?? 0) }))
  const added = variants
    .filter(({ before, after }) => !before && (after.colour !== '' || after.size !== ''))
    .map(({ after }) => ({ ...after, id: null, color: after.colour }))
  const names = (known: readonly string[], more: readonly string[]) => [
    ...new Set([...known, ...more.filter((name) => name !== '')]),
  ]
  const colours = added.map(({ color }) => color)
  const sizes = added.map(({ size }) => size)
  const prices = variants.map(({ after }) => after.price)
  return {
    ...form,
    price: prices[0] ?? form.price,
    colors: names(
      form.colors.map(({ name }) => name),
      colours,
    ).map((name) => ({ name, color_code: '#000000' })),
    sizes: names(form.sizes, sizes),
    variants: [...kept, ...added],
  }
}

function planUnit(
  db: Database,
  rows: readonly ProductImportRow[],
): UnitPlan | { faults: readonly Fault[] } {
  const product = productOf(db, rows)
  if (typeof product === 'string')
    return { faults: rows.map(({ line }) => ({ line, message: product })) }
  const { patch, faults } = patchOf(db, rows, product)
  const { plans, faults: variantFaults } = variantPlans(db, product, rows)
  const all = [...faults, ...variantFaults]
  if (all.length > 0) return { faults: all }
  const plan = { product, patch, variants: plans }
  const before = product && productForm(adminProductOf(db, product), null)
  const [message] = Object.values(productErrors(formOf(db, plan), before)).flat()
  return message === undefined ? plan : { faults: [{ line: rows[0]?.line ?? 1, message }] }
}

const otherRow = 'Một dòng khác của sản phẩm này có lỗi'
const newer = 'Sản phẩm đã được thay đổi sau khi xuất tệp'

function failed(
  rows: readonly ProductImportRow[],
  faults: readonly Fault[],
  product_id: number | null,
): ImportOutcome[] {
  const messageOf = (line: number) => faults.find((fault) => fault.line === line)?.message
  return rows.map((row) => {
    const message = messageOf(row.line) ?? otherRow
    return { line: row.line, result: 'failed', product_id, message, changes: [], row }
  })
}

/** Changes a product by all of its rows, or leaves it alone. Returns what became of each row. */
export function importUnit(
  db: Database,
  rows: readonly ProductImportRow[],
  { now, dryRun }: UnitOptions,
): ImportOutcome[] {
  const plan = planUnit(db, rows)
  if ('faults' in plan) return failed(rows, plan.faults, rows[0]?.product_id ?? null)
  const { product } = plan
  const changes = rows.map((row, index) => changesOf(db, plan, row, index === 0))
  const changesAny = changes.some((list) => list.length > 0)
  const outdated = product
    ? rows.filter(({ updated_at }) => isOutdated(updated_at, product.updated_at))
    : []
  if (changesAny && product && outdated.length > 0) {
    return failed(
      rows,
      outdated.map(({ line }) => ({ line, message: newer })),
      product.id,
    )
  }
  const saved = changesAny && !dryRun ? saveUnit(db, plan, now) : product
  const resultOf = (list: readonly FieldChange[]) => (list.length > 0 ? 'updated' : 'unchanged')
  return rows.map((row, index) => {
    const own = changes[index] ?? []
    const result = product ? resultOf(own) : 'created'
    const product_id = saved?.id ?? null
    return { line: row.line, result, product_id, message: '', changes: own, row }
  })
}
