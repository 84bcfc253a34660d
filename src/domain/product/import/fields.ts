import type { ProductImportRow } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { type FieldDescription, namedBy } from '@/lib/description'
import { limits } from '@/lib/limits'
import { type Table, headingsAt } from '@/lib/table'
import { convertedTable, headKey, isOtherShopsFile, isTotal, otherHeadings } from './other-shops'

/**
 * The columns that a file can have, in the order of the shop's own file: one for each field of the contract's
 * rows. Products and variants describe their columns; ids and version identify rows.
 */
export const importColumns = {
  product_id: {
    kind: 'relation',
    label: 'adminImport.field.product_id',
    file: { headings: ['id', 'id san pham', 'ma san pham', 'product id'] },
  },
  variant_id: {
    kind: 'relation',
    label: 'adminImport.field.variant_id',
    file: { headings: ['id phan loai', 'ma phan loai', 'variant id'] },
  },
  ...namedBy(product, 'file'),
  // Named, whereas the product has an id.
  category: { ...product.category_id, kind: 'line', max: limits.nameMax },
  ...namedBy(variant, 'file'),
  updated_at: {
    kind: 'version',
    label: 'adminImport.field.updated_at',
    file: { headings: ['phien ban', 'version'] },
  },
  stock_before: {
    kind: 'count',
    label: 'adminImport.field.stock_before',
    file: { headings: ['ton kho luc xuat', 'stock when exported'] },
  },
} as const satisfies Readonly<Record<Exclude<keyof ProductImportRow, 'line'>, FieldDescription>>
export type ImportField = keyof typeof importColumns

/** True for the name of a column. */
export const isImportField = (name: string): name is ImportField =>
  Object.hasOwn(importColumns, name)
export const importFields: readonly ImportField[] = Object.keys(importColumns).filter(isImportField)

/** The field of each column. Null for a column that is left out. */
export type Mapping = readonly (ImportField | null)[]

/** Headings of the list's export, which has one row a product. Its stock is a sum, so no variant has it. */
const sums = new Set(['gia thap nhat', 'gia cao nhat', 'lowest price', 'highest price'])

const others: Readonly<Partial<Record<ImportField, readonly string[]>>> = otherHeadings

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [...(others[field] ?? []), field, ...importColumns[field].file.headings].map(
      (heading) => [heading, field] as const,
    ),
  ),
)

/** Fields that only the shop's own file has. */
const ownOnly = new Set<ImportField>(['product_id', 'variant_id', 'updated_at', 'stock_before'])

/** Guesses the columns by their headings. The first fitting column takes a field. */
export function guessMapping(heads: readonly string[]): Mapping {
  const folded = heads.map(headKey)
  const taken = new Set<ImportField>()
  const isSummed = folded.some((head) => sums.has(head))
  const isForeign = isOtherShopsFile(folded)
  return folded.map((head) => {
    const field = fieldOf.get(head)
    if (!field || taken.has(field) || (isSummed && field === 'stock')) return null
    if (isForeign && ownOnly.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Assigns a field to a column, and takes it from the column that had it. */
export function withField(mapping: Mapping, column: number, field: ImportField | null): Mapping {
  return mapping.map((known, index) => {
    if (index === column) return field
    return field !== null && known === field ? null : known
  })
}

/**
 * Returns why a mapping can't be used: no column identifies the product, or nothing would change. Null when
 * it can.
 */
export function mappingProblem(mapping: Mapping): 'noProduct' | 'noChange' | null {
  const has = (field: ImportField) => mapping.includes(field)
  const names = (['product_id', 'variant_id', 'name'] as const).some(has)
  if (!names && !has('sku')) return 'noProduct'
  // A code identifies the variant when no other column does.
  const idsOnly = new Set<ImportField>([
    ...ownOnly,
    'color',
    'size',
    ...(names ? [] : ['sku' as const]),
  ])
  const changes = mapping.some((field) => field !== null && !idsOnly.has(field))
  return changes ? null : 'noChange'
}

/**
 * True when the check needs the existing variants: codes identify the rows, or the old stock or one of two
 * prices is missing.
 */
export function readsVariants(mapping: Mapping): boolean {
  const isByCode = mapping.includes('sku') && !mapping.includes('variant_id')
  const isPriced = mapping.includes('price') || mapping.includes('original_price')
  return isByCode || isPriced || (mapping.includes('stock') && !mapping.includes('stock_before'))
}

/** The table of a file: headings and rows. Blank rows are kept, so that line numbers stay right. */
export type ImportTable = {
  heads: readonly string[]
  records: Table
  /** The line of the first row, as spreadsheets count. */
  firstLine: number
}

/** Finds the table in a file, below titles and empty lines. Returns null without a row below the headings. */
export function importTable(rows: Table): ImportTable | null {
  const known = headingsAt(rows, (row) => guessMapping(row).filter(Boolean).length)
  const cellsOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  // Unknown headings are assigned by hand. A title is the only cell of its line.
  const at =
    known < 0
      ? Math.max(
          0,
          rows.findIndex((row) => cellsOf(row) > 1),
        )
      : known
  const heads = (rows[at] ?? []).map((head) => head.trim())
  // A sum of the rows above is no product. Its line stays empty, so that line numbers stay right.
  const records = rows.slice(at + 1).map((row) => (isTotal(row) ? [] : row))
  if (!records.some((row) => row.length > 0)) return null
  const isOurs = !isOtherShopsFile(heads.map(headKey))
  return { ...(isOurs ? { heads, records } : convertedTable(heads, records)), firstLine: at + 2 }
}

/** Signs that TCVN3 (ABC) fonts draw as Vietnamese letters. No other text has them inside words. */
const oldLetter =
  /[a-z\u00c0-\u00ff][¨©ª«¬\u00ad®µ¶·¸¹»¼½¾][a-z\u00c0-\u00ff]|(?:^|\s)[§¸®©¨µ][a-z]/iu

/**
 * True for a file whose Vietnamese was typed for TCVN3 fonts, as `Ch©n v¸y`. It can't be converted, because
 * capitals are a font of their own. Two cells decide, because a single sign may be a trade mark.
 */
export function isInOldFont({ heads, records }: Pick<ImportTable, 'heads' | 'records'>): boolean {
  let found = 0
  for (const row of [heads, ...records.slice(0, 200)])
    for (const cell of row) {
      if (oldLetter.test(cell.slice(0, 255))) found += 1
      if (found === 2) return true
    }
  return false
}
