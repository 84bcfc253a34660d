export type CsvCell = string | number | null

/**
 * What spreadsheets run as a formula, with the blanks, quotes and apostrophes that may stand in front of it. A cell has several such
 * places: a Vietnamese Excel splits at semicolons, whatever the file means by its quotes.
 */
const unguarded = /(^|[;,\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
const guarded = /(^|[;,\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g
/** A tab or line end at the start of a cell: some programs strip it. */
const unguardedStart = /^(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const guardedStart = /^'(?=(?:["']|[^\S\t\r\n])*[\t\r\n])/
const needsQuotes = /["\r\n,;\t]|^\s|\s$/

/**
 * Returns rows as CSV: commas, and UTF-8 with a byte order mark, without which Excel breaks Vietnamese letters.
 * A text that would run as a formula gets an apostrophe in front, which `readCsv` takes off; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Returns a text that no spreadsheet runs as a formula: with an apostrophe in front of each part that one would run. */
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
