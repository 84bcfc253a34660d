/** A table as rows of texts, of a file or copied. A row may be shorter or longer than the others. */
export type Table = readonly (readonly string[])[]

/**
 * Parses a text as a table by RFC 4180, with any delimiter and any line ends: a cell that contains either is
 * quoted. A quote that never closes, or stands inside a cell, is part of the text, because people copy sizes
 * such as `12"`. A library (papaparse) would read such a cell to the end of the file.
 */
export function readRows(text: string, delimiter = '\t'): string[][] {
  const mark = delimiter.replace(/[^\w\s]/, '\\$&')
  // A delimiter may be a space itself: more of them would be read once for each.
  const cell = new RegExp(
    `(?: {0,9}"([^"]*(?:""[^"]*)*)" {0,9}|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\r|\\n|$)`,
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

/**
 * Returns the place of the headings: the first of the rows at the top that has the most of what is wanted, or
 * -1 where none has any.
 */
export function headingsAt(table: Table, wantedIn: (row: readonly string[]) => number): number {
  const found = table.slice(0, mostAbove).map(wantedIn)
  const most = Math.max(0, ...found)
  return most === 0 ? -1 : found.indexOf(most)
}

export type CsvCell = string | number | null

/**
 * Places where a spreadsheet would run a formula, with the blanks, quotes and apostrophes in front of it. A
 * cell has several such places, because a Vietnamese Excel splits at semicolons even inside quotes.
 */
const unguarded = /(^|[;,\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
const guarded = /(^|[;,\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
/** A tab or line end at the start of a cell: some programs strip it. */
const unguardedStart = /^(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const guardedStart = /^'(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const needsQuotes = /["\r\n,;\t]|^\s|\s$/

/**
 * Returns rows as CSV: commas, and UTF-8 with a byte order mark, without which Excel breaks Vietnamese
 * letters. A text that would run as a formula gets an apostrophe in front; `readTable` takes it off. Numbers
 * stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/**
 * Returns a text that no spreadsheet runs as a formula: with an apostrophe in front of each part that one
 * would run.
 */
export function withoutFormula(text: string): string {
  return text.replace(unguarded, "$1'").replace(unguardedStart, "'")
}

/** Returns a text as it was before `withoutFormula`. */
export function withFormula(text: string): string {
  return text.replace(guardedStart, '').replace(guarded, '$1')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = withoutFormula(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function saveCsv(name: string, csv: string): void {
  saveBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}

/** Saves a file as a download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the URL only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
