/** A table as rows of texts, of a file or copied. A row may be shorter or longer than the others. */
export type Table = readonly (readonly string[])[]

/**
 * Parses a text as a table: a mark between cells, any line ends between rows; cells that contain either are quoted. A quote that never
 * closes, or stands within a cell, is a quote. The line end of the last row begins none.
 */
export function readRows(text: string, delimiter = '\t'): string[][] {
  const mark = delimiter === '|' ? '\\|' : delimiter
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\r|\\n|$)`,
    'g',
  )
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === delimiter) continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}

/** Parses cells that were copied from a spreadsheet. */
export function readBlock(text: string): Table {
  return readRows(text).map((row) => row.map((cell) => cell.trim()))
}

/** True for more than one cell. A single cell is pasted by the browser, like any text. */
export function isBlock(text: string): boolean {
  const rows = readBlock(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

/** Lines in which the headings may stand: titles, notes and empty lines may come before. */
const mostAbove = 20

/** Returns the place of the headings: the first of the rows at the top that has the most of what is wanted, or -1 where none has any. */
export function headingsAt(table: Table, wantedIn: (row: readonly string[]) => number): number {
  const found = table.slice(0, mostAbove).map(wantedIn)
  const most = Math.max(0, ...found)
  return most === 0 ? -1 : found.indexOf(most)
}
