/** Cells that were copied from a spreadsheet. */
export type PastedBlock = readonly (readonly string[])[]

/**
 * Parses text from a spreadsheet: tabs between cells, line breaks between rows; cells that contain either are quoted.
 * The line break that Excel adds at the end is not a row. An empty text is an empty block.
 */
export function readBlock(text: string): PastedBlock {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows.length > 0 && rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}

/** A quoted cell or a plain one, and what ends it: a tab, a line break or the end. */
const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g

/** True for more than one cell. A single cell is pasted by the browser, like any text. */
export function isBlock(text: string): boolean {
  const rows = readBlock(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}
