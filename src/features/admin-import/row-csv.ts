import type { AdminVariantRow, ImportOutcome, ProductImportRow } from '@/api/generated/model'
import { importColumns, type ImportField, importFields } from '@/domain/product/import/fields'
import type { Msg } from '@/i18n/use-msg'
import { type CsvCell, csvOf } from '@/lib/table'
import { valueText } from '@/ui/data/field-text'

function headsOf(msg: Msg): string[] {
  return importFields.map((field) => msg(importColumns[field].label))
}

function cellOf(row: ProductImportRow, field: ImportField, msg: Msg): CsvCell {
  const value = row[field]
  if (value === undefined) return ''
  // An empty cell changes nothing, so the end of a sale is a zero.
  if (value === null) return 0
  if (typeof value === 'number' || value === '') return value
  return valueText(importColumns[field], String(value), msg)
}

/** Returns the catalogue as CSV, one row a variant, with everything that an import reads. */
export function variantsCsv(variants: readonly AdminVariantRow[], msg: Msg): string {
  const rows = variants.map((variant) => {
    const { category_name, original_price, updated_at, ...rest } = variant
    const row: ProductImportRow = { line: 1, ...rest, stock_before: rest.stock }
    if (category_name !== null) row.category = category_name
    if (original_price !== null) row.original_price = original_price
    if (updated_at !== null) row.updated_at = updated_at
    return importFields.map((field) => cellOf(row, field, msg))
  })
  return csvOf([headsOf(msg), ...rows])
}

/** Returns rows of a report as CSV: what was sent, so that it can be corrected and sent again, and what became of it. */
export function outcomesCsv(
  outcomes: readonly ImportOutcome[],
  changesOf: (outcome: ImportOutcome) => string,
  msg: Msg,
): string {
  const heads = [...headsOf(msg), msg('adminImport.check.what'), msg('adminImport.report.changes')]
  const rows = outcomes.map((outcome) => [
    ...importFields.map((field) => cellOf(outcome.row, field, msg)),
    outcome.message,
    changesOf(outcome),
  ])
  return csvOf([heads, ...rows])
}
