import type { ProductImportRow } from '@/api/generated/model'
import type { Field } from '@/lib/description'
import { kinds, type ProblemOf } from '@/lib/kinds/kinds'
import { tidyText } from '@/lib/text'
import { importColumns, type ImportField } from './fields'

/** Why the text of a cell is not the value of its field. */
export type CellProblem = ProblemOf<(typeof importColumns)[ImportField]['kind']>

/** Writes a cell into the field of a row. An empty one changes nothing. Returns what is wrong with it, or null. */
export function readCell(
  row: ProductImportRow,
  name: ImportField,
  cell: string,
): CellProblem | null {
  const text = tidyText(cell)
  if (text === '') return null
  const field: Field & (typeof importColumns)[ImportField] = importColumns[name]
  const reading = kinds[field.kind].read(text, field)
  if ('problem' in reading) return reading.problem
  Object.assign(row, { [name]: reading.value })
  return null
}
