import type { FieldChange, ImportOutcome, ProductImportRow } from '@/api/generated/model'
import * as described from '@/domain/product/description'
import { isOriginalPriceTooLow } from '@/domain/product/judge'
import { type FileFieldName, fileFieldNames, pickFields } from '@/lib/description'
import { withoutUndefined } from '@/lib/schema'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import { isOutdated } from '../rules/lists'
import { stockAfter, stockMovedText } from '../rules/stock'
import { clothColours } from '../seed/catalogue/palette'
import {
  emptyColumns,
  blankVariant,
  codeTakenText,
  productErrors,
  type ProductForm,
  productForm,
  saveProduct,
} from './product-writes'
import { adminProductOf, hasNoOptions } from './serialize/product'
import { variantsOf } from './shop-view'

type UnitOptions = { now: Date; dryRun: boolean }

type UnitPlan = {
  product: ProductRow | null
  patch: ProductPatch
  variants: readonly VariantPlan[]
}

function categoryNamed(db: Database, name: string, product: ProductRow | null): number | undefined {
  const named = db.tables.categories.filter((category) => fold(category.name) === fold(name))
  return (named.find(({ id }) => id === product?.category_id) ?? named.at(-1))?.id
}

const saidOf = (row: ProductImportRow) => withoutUndefined(pickFields(row, fileFields))

function patchOf(
  db: Database,
  rows: readonly ProductImportRow[],
  product: ProductRow | null,
): { patch: ProductPatch; faults: Fault[] } {
  const [first] = rows
  const category = rows.find((row) => row.category !== undefined)?.category
  const categoryId = category === undefined ? undefined : categoryNamed(db, category, product)
  // Each field comes from the first row that has this field. Later rows are ignored, because all rows of a
  // product repeat the product's values.
  const said: ReturnType<typeof saidOf> = Object.assign({}, ...rows.map(saidOf).toReversed())
  const patch: ProductPatch = {
    ...pickFields(product ?? { ...emptyColumns, status: 'draft' }, fileFields),
    ...said,
    category_id: categoryId ?? product?.category_id ?? null,
  }
  const isMissing = category !== undefined && categoryId === undefined
  const faults = isMissing
    ? [{ line: first?.line ?? 1, message: 'Không tìm thấy danh mục. Vui lòng kiểm tra tên.' }]
    : []
  return { patch, faults }
}

function formOf(db: Database, { product, patch, variants }: UnitPlan): ProductForm {
  const known = product && adminProductOf(db, product)
  const form = productForm(patch, known)
  const byId = new Map(variants.map(({ after }) => [after.id, after]))
  const kept = form.variants.map((variant) => ({ ...variant, ...byId.get(variant.id ?? 0) }))
  const added = addedBy(variants).filter((variant) => !hasNoOptions(variant))
  const colours = form.colors.map(({ name }) => name)
  const newColours = newNames(
    colours,
    added.map(({ color }) => color),
  )
  const newSizes = newNames(
    form.sizes,
    added.map(({ size }) => size),
  )
  return {
    ...form,
    price: variants[0]?.after.price ?? form.price,
    colors: [...form.colors, ...newColours.map((name) => ({ name, color_code: codeOf(name) }))],
    sizes: [...form.sizes, ...newSizes],
    variants: [...kept, ...added],
  }
}

const addedBy = (variants: readonly VariantPlan[]) =>
  variants.flatMap(({ before, after }) => (before ? [] : [{ ...after, id: null }]))

const newNames = (known: readonly string[], more: readonly string[]) =>
  [...new Set(more)].filter((name) => name !== '' && !known.includes(name))

const dyes = Object.values(clothColours)

/**
 * Returns the code of a colour. An unknown colour name gets a beige, which staff can change in the editor.
 */
const codeOf = (name: string) => dyes.find((one) => one.name === name)?.code ?? '#b8b0a4'

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

const otherRow = 'Một dòng khác của sản phẩm này có lỗi. Hãy sửa dòng đó trước.'
const newer = 'Sản phẩm đã được thay đổi sau khi xuất tệp. Hãy xuất tệp mới.'

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

export function importProductRows(
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

type Value = string | number | boolean | null | undefined

function fieldChange(field: string, before: Value, after: Value): FieldChange | null {
  const [was, is] = [before, after].map((value) => String(value ?? ''))
  return was === is ? null : { field, before: was ?? '', after: is ?? '' }
}

const variantFields = fileFieldNames(described.variant)

const blankOf = (value: Value) => (typeof value === 'boolean' ? false : '')

/**
 * Returns the changes that a row makes. The first row of a product also has the changes of the product
 * itself.
 */
function changesOf(
  db: Database,
  { product, patch, variants }: UnitPlan,
  row: ProductImportRow,
  isFirst: boolean,
): FieldChange[] {
  const category = (id: number | null | undefined) =>
    typeof id === 'number' ? db.get('categories', id).name : ''
  const ofProduct = isFirst
    ? [
        ...fileFields.map((name) =>
          fieldChange(name, product?.[name] ?? blankOf(patch[name]), patch[name]),
        ),
        fieldChange('category', category(product?.category_id), category(patch.category_id)),
      ]
    : []
  const plan = variants.find((one) => one.row === row)
  const ofVariant = plan
    ? variantFields.map((name) => fieldChange(name, plan.before?.[name], plan.after[name]))
    : []
  return [...ofProduct, ...ofVariant].filter((change) => change !== null)
}

type Fault = { line: number; message: string }

function productOf(db: Database, rows: readonly ProductImportRow[]): ProductRow | null | string {
  const { product_id, variant_id, name = '' } = rows[0] ?? {}
  if (product_id !== undefined)
    return db.find('products', product_id) ?? 'Không tìm thấy sản phẩm. Vui lòng kiểm tra ID.'
  if (variant_id !== undefined) {
    const variant = db.find('variants', variant_id)
    return variant
      ? db.get('products', variant.product_id)
      : 'Không tìm thấy phân loại. Vui lòng kiểm tra ID.'
  }
  if (name === '') return 'Vui lòng nhập tên sản phẩm'
  const isKnown = db.where('products', 'name', name).length > 0
  return isKnown ? 'Đã có sản phẩm tên này. Hãy nhập ID sản phẩm.' : null
}

/**
 * A variant before and after its row is imported. For a new variant, `before` is null and `after` has the id
 * 0.
 */
type VariantPlan = { row: ProductImportRow; before: VariantRow | null; after: VariantRow }

const namesVariant = (row: ProductImportRow) =>
  row.variant_id !== undefined || variantFields.some((name) => row[name] !== undefined)

const sameOption = (own: string, written: string | undefined) =>
  written === undefined || fold(own) === fold(written)

function variantOf(
  variants: readonly VariantRow[],
  { variant_id, color, size }: ProductImportRow,
): VariantRow | null | string {
  const fits = (row: VariantRow) => sameOption(row.color, color) && sameOption(row.size, size)
  if (variant_id !== undefined) {
    const known = variants.find(({ id }) => id === variant_id)
    if (!known) return 'Phân loại không thuộc sản phẩm này. Vui lòng kiểm tra ID.'
    return fits(known) ? known : 'Màu hoặc size không khớp với phân loại. Hãy sửa cho khớp.'
  }
  const fitting = variants.filter(fits)
  if (fitting.length === 1) return fitting[0] ?? null
  const isNew = variants.length === 0 || color !== undefined || size !== undefined
  return fitting.length === 0 && isNew ? null : 'Nhập ID phân loại, hoặc màu và size'
}

function planOf(product_id: number, before: VariantRow | null, row: ProductImportRow): VariantPlan {
  const said = withoutUndefined(pickFields(row, variantFields))
  if (!before) return { row, before, after: { id: 0, product_id, ...blankVariant, ...said } }
  // A variant that exists keeps the spelling of its options. It also keeps its stock when the file does not
  // change the stock.
  const kept = pickFields(before, ['color', 'size'])
  const stock = stockOfRow(row, before) ?? before.stock
  return { row, before, after: { ...before, ...said, ...kept, stock } }
}

function stockOfRow({ stock, stock_before: seen }: ProductImportRow, { stock: now }: VariantRow) {
  return stock === undefined ? now : stockAfter(stock, { seen, now })
}

const noStockBefore = 'Tệp thiếu cột Tồn kho lúc xuất. Hãy xuất tệp mới để đổi tồn kho.'

/**
 * Returns the reason why a row may not change the stock. Undefined if the row may change the stock, or does
 * not change it.
 */
function stockFault(row: ProductImportRow, before: VariantRow | null): string | undefined {
  if (!before || stockOfRow(row, before) !== null) return undefined
  const { stock_before: seen } = row
  return seen === undefined ? noStockBefore : stockMovedText(seen, before.stock)
}

function isTaken(db: Database, { before, after }: VariantPlan, earlier: readonly VariantPlan[]) {
  if (after.sku === '' || after.sku === before?.sku) return false
  return (
    db.where('variants', 'sku', after.sku).some(({ id }) => id !== before?.id) ||
    earlier.some((plan) => plan.after.sku === after.sku)
  )
}

function variantPlans(
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
    if (found && plans.some(({ before }) => before === found))
      faults.push({
        line: row.line,
        message: 'Phân loại này đã có ở dòng trước. Hãy bỏ bớt một dòng.',
      })
    const plan = planOf(product?.id ?? 0, found, row)
    if (isOriginalPriceTooLow(plan.after))
      faults.push({ line: row.line, message: 'Giá gốc phải cao hơn giá bán' })
    if (isTaken(db, plan, plans)) faults.push({ line: row.line, message: codeTakenText })
    const moved = stockFault(row, found)
    if (moved) faults.push({ line: row.line, message: moved })
    plans.push(plan)
  }
  return { plans, faults }
}

type ProductPatch = Pick<ProductRow, FileFieldName<typeof described.product> | 'category_id'>
const fileFields = fileFieldNames(described.product)

function saveUnit(db: Database, plan: UnitPlan, now: Date): ProductRow {
  const { product, patch, variants } = plan
  const byId = new Map(variants.map(({ after }) => [after.id, after]))
  const known = product ? variantsOf(db, product).map((row) => byId.get(row.id) ?? row) : []
  return saveProduct(db, product, {
    request: patch,
    form: formOf(db, plan),
    variants: [...known, ...addedBy(variants)],
    now,
  })
}
