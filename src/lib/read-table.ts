import Papa from 'papaparse'
import { withFormula } from './csv'

/**
 * A file as a table of texts: the headings, and the rows below them, without blank ones at the end. Rows may be shorter
 * or longer than the headings.
 */
export type CsvTable = { heads: readonly string[]; records: readonly (readonly string[])[] }

const marks: ReadonlyArray<readonly [encoding: string, bytes: readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Returns the text of a file: by its byte order mark, else as UTF-8, else in the code page of Vietnamese Windows, in
 * which old Excel files come. Letters are composed (NFC), whichever way they were written.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  return textIn(bytes, marked?.[0]).normalize('NFC')
}

function textIn(bytes: Uint8Array, encoding: string | undefined): string {
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1258').decode(bytes)
  }
}

/**
 * Reads a CSV file: `,`, `;` or tabs between the cells, quotes, any line ends; without the guards against formulas. Returns null for a file without
 * headings and a row, and for one that is no text. The gate to Papa Parse.
 */
export function readCsv(bytes: Uint8Array): CsvTable | null {
  const text = decodeText(bytes)
  if (text.includes('\0')) return null
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const [heads, ...below] = data
  const last = below.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  if (!heads || last < 0) return null
  const records = below.slice(0, last + 1).map((cells) => cells.map(withFormula))
  return { heads: heads.map((head) => withFormula(head).trim()), records }
}

/** Between cells: a Vietnamese Excel writes semicolons, since the comma is its decimal mark. */
const delimiters = [',', ';', '\t', '|'] as const

/** Returns the delimiter that makes the most of the headings. Papa's own guess fails on two columns. */
function delimiterOf(text: string): string {
  const widthOf = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0
  const [widest] = delimiters.toSorted((one, other) => widthOf(other) - widthOf(one))
  return widest ?? ','
}
