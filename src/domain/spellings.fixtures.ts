import { readImportCell } from '@/domain/product/import/check-rows'
import { memberOf } from '@/lib/json'

/**
 * Returns a list of spellings, each with the value that it means. In a row, bars separate the spellings:
 * `[5, '5 | five']`.
 */
export function spellingsOf<Value>(...rows: readonly (readonly [Value, string])[]) {
  return rows.flatMap(([value, texts]) => texts.split(' | ').map((text) => [text, value] as const))
}

/** Returns the value of an imported cell, or the problem with the cell. */
export function importedValue(field: 'price' | 'stock' | 'sku', text: string): unknown {
  const row = { line: 2 }
  return readImportCell(row, field, text) ?? memberOf(row, field)
}
