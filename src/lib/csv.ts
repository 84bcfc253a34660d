export type CsvCell = string | number | null

/** Texts that spreadsheets run as a formula begin like this, white space in front included. */
const formula = /^[\s\uFEFF]*[=+\-@|%\t\r\n＝＋－＠]/
const needsQuotes = /["\r\n,;\t]|^\s|\s$/

/**
 * Returns rows as CSV: commas, and UTF-8 with a byte order mark, without which Excel breaks Vietnamese letters.
 * A text that would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Returns a text that no spreadsheet runs as a formula: with an apostrophe in front where one would. */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
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
