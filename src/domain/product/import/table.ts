import { headingsAt, type Table } from '@/lib/table'
import { guessMapping } from './fields'
import { fromElsewhere, headKey, isFromElsewhere } from './other-shops'

/** The table of a file: its headings, and the rows below them, of which blank ones are kept for their place. */
export type ImportTable = {
  heads: readonly string[]
  records: Table
  /** The line of the first row, as spreadsheets count. */
  firstLine: number
}

/** Finds the table in a file, below titles and empty lines. Returns null where there is no row below the headings. */
export function importTable(rows: Table): ImportTable | null {
  const known = headingsAt(rows, (row) => guessMapping(row).filter(Boolean).length)
  const cellsOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  // Unknown headings are chosen by hand; a title is alone in its line.
  const at =
    known < 0
      ? Math.max(
          0,
          rows.findIndex((row) => cellsOf(row) > 1),
        )
      : known
  const heads = (rows[at] ?? []).map((head) => head.trim())
  const records = rows.slice(at + 1)
  if (records.length === 0) return null
  const isOurs = !isFromElsewhere(heads.map(headKey))
  return { ...(isOurs ? { heads, records } : fromElsewhere(heads, records)), firstLine: at + 2 }
}
