/** The rows of a table as texts, from a file or the clipboard. Rows may have different lengths. */
export type Table = readonly (readonly string[])[]

/**
 * Parses a text as a table by the rules of RFC 4180, with any delimiter and any line ends. A quoted cell may
 * contain delimiters and line ends. A quote inside a cell or without a partner belongs to the text, because
 * people write sizes such as `12"`. The library papaparse is not used, because it would read such a cell to
 * the end of the file.
 */
export function readRows(text: string, delimiter = '\t'): string[][] {
  const mark = delimiter.replace(/[^\w\s]/, '\\$&')
  // The spaces before a cell are limited, because a space can also be the delimiter. Unlimited matching would
  // be slow.
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
export function parseCopiedCells(text: string): Table {
  return readRows(text).map((row) => row.map((cell) => cell.trim()))
}

/** Returns true if a copied text has more than one cell. The browser itself pastes a single cell as text. */
export function hasSeveralCells(text: string): boolean {
  const rows = parseCopiedCells(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}

/**
 * The number of rows at the top in which the headings are sought. Titles, notes and empty rows may stand
 * above the headings.
 */
const mostAbove = 20

/**
 * Returns the index of the heading row: the row near the top with the highest count from `wantedIn`. Returns
 * -1 if no row has any wanted heading.
 */
export function findHeadingIndex(
  table: Table,
  wantedIn: (row: readonly string[]) => number,
): number {
  const found = table.slice(0, mostAbove).map(wantedIn)
  const most = Math.max(0, ...found)
  return most === 0 ? -1 : found.indexOf(most)
}

export type CsvCell = string | number | null

/**
 * Matches the places of a cell where a spreadsheet would start a formula. One cell can have several, because
 * a Vietnamese Excel splits at semicolons even inside quotes.
 */
const unguarded = /(^|[;,\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
const guarded = /(^|[;,\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
/**
 * Matches a tab or line break at the start of a cell. Such a cell gets an apostrophe too, because some
 * programs remove the tab or line break and then see a formula.
 */
const unguardedStart = /^(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const guardedStart = /^'(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const needsQuotes = /["\r\n,;\t]|^\s|\s$/

/**
 * Returns rows as CSV with commas. The byte order mark at the start is needed, because without one Excel
 * breaks Vietnamese letters. A text that a spreadsheet would run as a formula gets an apostrophe in front,
 * which `readTable` removes again. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/**
 * Adds an apostrophe in front of each part of a text that a spreadsheet would run as a formula: `=1+1`
 * becomes `'=1+1`.
 */
export function guardFormulas(text: string): string {
  return text.replace(unguarded, "$1'").replace(unguardedStart, "'")
}

/** Removes the apostrophes that `guardFormulas` added. */
export function unguardFormulas(text: string): string {
  return text.replace(guardedStart, '').replace(guarded, '$1')
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = guardFormulas(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function downloadCsv(name: string, csv: string): void {
  downloadBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}

/** Saves data as a file in the downloads of the browser. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the URL only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
