import type { ProductImportRow } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { type FieldDescription, fieldsByColumnOrFilter } from '@/lib/description'
import { limits } from '@/lib/limits'
import { type Table, findHeadingIndex } from '@/lib/table'
import {
  convertTable,
  foldedHeading,
  isOtherShopsFile,
  isTotalsRow,
  otherShopHeadings,
} from './other-shops'

/**
 * The columns that an import file can have, in the order of the file that the shop exports. Products and
 * variants describe their own columns. The other columns identify a row and its version, and contain the
 * stock at the time of the export.
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
  ...fieldsByColumnOrFilter(product, 'file'),
  // A file contains the name of the category, but a product contains its id.
  category: { ...product.category_id, kind: 'line', max: limits.nameMax },
  ...fieldsByColumnOrFilter(variant, 'file'),
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

export const isImportField = (name: string): name is ImportField =>
  Object.hasOwn(importColumns, name)
export const importFields: readonly ImportField[] = Object.keys(importColumns).filter(isImportField)

/** The field of each column in the file. It is null for a column that is not imported. */
export type ColumnMap = readonly (ImportField | null)[]

/**
 * Headings that only the exported product list has. That file has one row for each product, so its stock is a
 * sum and is not imported as the stock of a variant.
 */
const sums = new Set(['gia thap nhat', 'gia cao nhat', 'lowest price', 'highest price'])

const others: Readonly<Partial<Record<ImportField, readonly string[]>>> = otherShopHeadings

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [...(others[field] ?? []), field, ...importColumns[field].file.headings].map(
      (heading) => [heading, field] as const,
    ),
  ),
)

/** The fields that only the shop's own files contain. */
const ownOnly = new Set<ImportField>(['product_id', 'variant_id', 'updated_at', 'stock_before'])

/**
 * Guesses the field of each column from its heading. If two columns fit one field, the first of them gets it.
 */
export function guessMapping(heads: readonly string[]): ColumnMap {
  const folded = heads.map(foldedHeading)
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

/** Assigns a field to a column. Another column that had the field loses it. */
export function mapColumn(
  mapping: ColumnMap,
  column: number,
  field: ImportField | null,
): ColumnMap {
  return mapping.map((known, index) => {
    if (index === column) return field
    return field !== null && known === field ? null : known
  })
}

/**
 * Returns the reason why a mapping cannot be used: no column identifies the product (`noProduct`), or no
 * column changes anything (`noChange`). Returns null if it can be used.
 */
export function mappingProblem(mapping: ColumnMap): 'noProduct' | 'noChange' | null {
  const has = (field: ImportField) => mapping.includes(field)
  const names = (['product_id', 'variant_id', 'name'] as const).some(has)
  if (!names && !has('sku')) return 'noProduct'
  // If the product code (SKU) is the only column that identifies a product, that column changes nothing.
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
 * Returns true if the check needs the existing variants: codes (SKUs) identify the rows, the file contains a
 * stock without the old stock, or it contains prices.
 */
export function needsExistingVariants(mapping: ColumnMap): boolean {
  const isByCode = mapping.includes('sku') && !mapping.includes('variant_id')
  const isPriced = mapping.includes('price') || mapping.includes('original_price')
  return isByCode || isPriced || (mapping.includes('stock') && !mapping.includes('stock_before'))
}

/** The table in an import file. Blank rows stay, so that the line numbers are right. */
export type ImportTable = {
  heads: readonly string[]
  records: Table
  /** The line of the first row in the file, counted from 1. */
  firstLine: number
}

/**
 * Finds the table in a file. Titles and empty lines may stand above the table. Returns null if there are no
 * rows below the headings.
 */
export function findImportTable(rows: Table): ImportTable | null {
  const known = findHeadingIndex(rows, (row) => guessMapping(row).filter(Boolean).length)
  const cellsOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  // If no heading is known, staff will assign the columns themselves. The headings are then the first line
  // with more than one cell, because a title is alone in its line.
  const at =
    known < 0
      ? Math.max(
          0,
          rows.findIndex((row) => cellsOf(row) > 1),
        )
      : known
  const heads = (rows[at] ?? []).map((head) => head.trim())
  // A row of totals is not a product. It becomes an empty row, so that the line numbers are right.
  const records = rows.slice(at + 1).map((row) => (isTotalsRow(row) ? [] : row))
  if (!records.some((row) => row.length > 0)) return null
  const isOurs = !isOtherShopsFile(heads.map(foldedHeading))
  return { ...(isOurs ? { heads, records } : convertTable(heads, records)), firstLine: at + 2 }
}

/**
 * Matches signs that the old TCVN3 (ABC) fonts show as Vietnamese letters. In other texts, these signs do not
 * stand inside a word or directly before it.
 */
const oldLetter =
  /[a-z\u00c0-\u00ff][¨©ª«¬\u00ad®µ¶·¸¹»¼½¾][a-z\u00c0-\u00ff]|(?:^|\s)[§¸®©¨µ][a-z]/iu

/**
 * Returns true for a file in the old TCVN3 encoding, in which "Chân váy" is stored as `Ch©n v¸y`. Such a file
 * cannot be converted, because capitals use a separate font. At least two cells must match, because a single
 * sign may be a trademark.
 */
export function isInTcvn3({ heads, records }: Pick<ImportTable, 'heads' | 'records'>): boolean {
  let found = 0
  for (const row of [heads, ...records.slice(0, 200)])
    for (const cell of row) {
      if (oldLetter.test(cell.slice(0, 255))) found += 1
      if (found === 2) return true
    }
  return false
}
