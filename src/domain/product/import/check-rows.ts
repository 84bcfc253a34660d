import type { AdminVariantRow, ProductImportRow } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type FieldDescription, fieldsByColumnOrFilter } from '@/lib/description'
import { type ProblemOf, kinds } from '@/lib/kinds/kinds'
import type { Table } from '@/lib/table'
import { fold, tidyText } from '@/lib/text'
import { isOriginalPriceTooLow, missingProductParts } from '../judge'
import { type ImportField, type ColumnMap, importColumns, importFields } from './fields'

/** The greatest number of rows in one import, by the contract. */
export const importMax = 5000

/** The reason why a row cannot be imported. */
type RowReason =
  | CellProblem
  | 'noProduct'
  | 'noCode'
  | 'codeTaken'
  | 'originalLow'
  | 'twice'
  | 'differs'
/** A problem of a row, and the field to which it belongs. */
export type ImportRowProblem = { field: ImportField; reason: RowReason }

/** An existing variant. A product code (SKU) in the file can identify it. */
export type ExistingVariant = Pick<
  AdminVariantRow,
  'sku' | 'variant_id' | 'product_id' | 'name' | 'stock' | 'price' | 'original_price'
>

/** A row of the file in the format of the request, with its problems. */
export type CheckedImportRow = {
  row: ProductImportRow
  problems: ImportRowProblem[]
  /** The line number of a faulty row of the same product. This row is then not imported either. */
  heldBy: number | null
  /**
   * The name of the existing product whose code (SKU) is in this row. Null if no product has the code, or if
   * the row identifies its product by an id.
   */
  known: string | null
}

/** The fields that must be equal in all rows of one product. */
const productFields = importFields.filter(
  (field) => field in fieldsByColumnOrFilter(product, 'file'),
)

/** Returns a key for the product of a row. All rows of one product are imported, or none of them. */
export function productKeyOf({ product_id, variant_id, name }: ProductImportRow): string {
  if (product_id !== undefined) return `product ${product_id}`
  return variant_id === undefined ? `name ${fold(name ?? '')}` : `variant ${variant_id}`
}

/** Returns true if importing the row would create a product. */
function isNew({ product_id, variant_id }: ProductImportRow): boolean {
  return product_id === undefined && variant_id === undefined
}

type CheckOptions = {
  /** The line of the first row in the file, counted from 1. */
  firstLine?: number
  /** The existing variants. A row can identify one of them by its code (SKU). */
  variants?: readonly ExistingVariant[]
}

/**
 * Checks the rows of an import file. `records` does not contain the row of headings. Blank rows are left out
 * of the result.
 */
export function checkImportRows(
  records: Table,
  mapping: ColumnMap,
  { firstLine = 2, variants = [] }: CheckOptions = {},
): readonly CheckedImportRow[] {
  // The case of a product code (SKU) does not matter, unless another variant has a code with exactly this
  // spelling.
  const byCode = new Map(variants.map((variant) => [fold(variant.sku), variant]))
  for (const variant of variants) byCode.set(variant.sku, variant)
  const byId = new Map(variants.map((variant) => [variant.variant_id, variant]))
  const checked = records.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [readRow(cells, mapping, { line: index + firstLine, byCode, byId })],
  )
  const units = Map.groupBy(checked, ({ row }) => productKeyOf(row))
  for (const rows of units.values()) {
    findDifferences(rows)
    findRepeats(rows)
    keepDraft(rows)
    const faulty = rows.find(({ problems }) => problems.length > 0)
    for (const row of rows) if (faulty && row.problems.length === 0) row.heldBy = faulty.row.line
  }
  return checked
}

type RowOptions = {
  line: number
  byCode: ReadonlyMap<string, ExistingVariant>
  byId: ReadonlyMap<number, ExistingVariant>
}

function readRow(
  cells: readonly string[],
  mapping: ColumnMap,
  { line, byCode, byId }: RowOptions,
): CheckedImportRow {
  const row: ProductImportRow = { line }
  const problems: ImportRowProblem[] = []
  for (const [column, field] of mapping.entries()) {
    const reason = field && readImportCell(row, field, cells[column] ?? '')
    if (reason) problems.push({ field, reason })
  }
  const { name, price, original_price, sku } = row
  const known = isNew(row) && sku ? (byCode.get(sku) ?? byCode.get(fold(sku))) : undefined
  if (known && (name === undefined || fold(name) === fold(known.name))) {
    row.product_id = known.product_id
    row.variant_id = known.variant_id
  } else if (known) problems.push({ field: 'sku', reason: 'codeTaken' })
  else if (isNew(row) && name === undefined && problems.length === 0)
    problems.push(sku ? { field: 'sku', reason: 'noCode' } : { field: 'name', reason: 'noProduct' })
  const { variant_id: id = 0, stock, updated_at } = row
  const seen = byId.get(id)
  // If the file has neither `stock_before` nor a version, the stock at the time of this check counts as the
  // stock that the staff member saw. Files that the shop exported have both columns.
  if (stock !== undefined && updated_at === undefined && seen) row.stock_before ??= seen.stock
  const { price: now, original_price: before } = seen ?? {}
  const original = original_price === undefined ? before : original_price
  if (isOriginalPriceTooLow({ price: price ?? now, original_price: original }))
    problems.push({ field: 'original_price', reason: 'originalLow' })
  return { row, problems, heldBy: null, known: known?.name ?? null }
}

/** Marks rows that contradict an earlier row of the same product. */
function findDifferences(rows: readonly CheckedImportRow[]): void {
  for (const field of productFields) {
    const first = rows.find(({ row }) => row[field] !== undefined)?.row[field]
    for (const { row, problems } of rows) {
      if (row[field] !== undefined && row[field] !== first)
        problems.push({ field, reason: 'differs' })
    }
  }
}

/**
 * Turns a new product into a draft if its status requires pictures, a description or a category id. Import
 * files contain none of these.
 */
function keepDraft(rows: readonly CheckedImportRow[]): void {
  for (const { row } of rows) {
    const { status = 'draft' } = row
    const lack = missingProductParts({ status, category_id: null, description: '', images: [] })
    if (isNew(row) && lack.length > 0) row.status = 'draft'
  }
}

/** Marks rows with a variant that an earlier row already has. */
function findRepeats(rows: readonly CheckedImportRow[]): void {
  const seen = new Set<string>()
  for (const { row, problems } of rows) {
    const { variant_id, color = '', size = '' } = row
    const key =
      variant_id === undefined ? JSON.stringify([fold(color), fold(size)]) : `${variant_id}`
    if (seen.has(key))
      problems.push({ field: variant_id ? 'variant_id' : 'color', reason: 'twice' })
    seen.add(key)
  }
}

/**
 * Returns the numbers for the summary of an import: rows that can be imported, faulty rows, rows that a
 * faulty row holds back, new products, and rows whose product was identified by its code (SKU). `products`
 * are the names of those products.
 */
export function importFigures(checked: readonly CheckedImportRow[]) {
  const good = checked.filter(isImportable)
  const faulty = checked.filter(({ problems }) => problems.length > 0).length
  const made = new Set(good.flatMap(({ row }) => (isNew(row) ? [productKeyOf(row)] : [])))
  const named = good.flatMap(({ known }) => known ?? [])
  return {
    good: good.length,
    faulty,
    held: checked.length - good.length - faulty,
    newProducts: made.size,
    byCode: named.length,
    products: [...new Set(named)],
  }
}

/** Returns true if a row can be imported. */
export function isImportable({ problems, heldBy }: CheckedImportRow): boolean {
  return problems.length === 0 && heldBy === null
}

/** The reason why the text of a cell is not valid. */
type CellProblem = ProblemOf<(typeof importColumns)[ImportField]['kind']>

/**
 * Reads a cell and stores its value in the row. An empty cell changes nothing. Returns the problem with the
 * cell, or null.
 */
export function readImportCell(
  row: ProductImportRow,
  name: ImportField,
  cell: string,
): CellProblem | null {
  const text = tidyText(cell)
  if (text === '') return null
  const field: FieldDescription & (typeof importColumns)[ImportField] = importColumns[name]
  const reading = kinds[field.kind].read(text, field)
  if ('problem' in reading) return reading.problem
  Object.assign(row, { [name]: reading.value })
  return null
}
