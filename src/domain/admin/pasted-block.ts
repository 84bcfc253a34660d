/** A block of texts, as a spreadsheet puts it into the clipboard. */
export type PastedBlock = readonly (readonly string[])[]

/**
 * Rows and cells of a text from a spreadsheet: tabs between cells, line breaks between rows, cells with either of them
 * in quotes. The line break at the end, which Excel adds, is no row. Nothing at all is an empty block.
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

/** Whether it is more than a single cell, whose text any field takes by itself. */
export function isBlock(text: string): boolean {
  const rows = readBlock(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}
