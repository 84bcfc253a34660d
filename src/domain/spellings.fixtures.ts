import { readCell } from '@/domain/product/import/check-rows'
import { memberOf } from '@/lib/json'

/** Pairs each spelling with its value. The spellings of a row are separated by bars. */
export function spellingsOf<Value>(...rows: readonly (readonly [Value, string])[]) {
  return rows.flatMap(([value, texts]) => texts.split(' | ').map((text) => [text, value] as const))
}

/** Returns the value that a file's cell gives, or the problem. */
export function readInFile(field: 'price' | 'stock' | 'sku', text: string): unknown {
  const row = { line: 2 }
  return readCell(row, field, text) ?? memberOf(row, field)
}
