import { readRows, type Table, unguardFormulas } from './table'
import { xlsxLimits, readXlsxRows, FileTooLargeError } from './xlsx'

/** The rows of a file, or the reason why the file cannot be read as a table. */
export type TableReading = Table | 'noTable' | 'tooLarge'

const marks: ReadonlyArray<readonly [encoding: string, bytes: readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes the text of a file. A byte order mark decides about the encoding. Without one the text is UTF-16 if
 * many bytes are zero, otherwise UTF-8, otherwise the Vietnamese Windows code page of old Excel files.
 * Letters are composed (NFC).
 */
export function decodeText(bytes: Uint8Array): string {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  return textIn(bytes, marked ?? wideEncoding(bytes)).normalize('NFC')
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
 * Returns `utf-16le` or `utf-16be` for a UTF-16 text without a byte order mark, and undefined for any other
 * text. In UTF-16, each ASCII letter has a zero byte, either always in front or always behind. Vietnamese
 * texts have enough ASCII letters for this test.
 */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400)
  const [even = 0, odd = 0] = [0, 1].map(
    (place) => start.filter((byte, at) => byte === 0 && at % 2 === place).length,
  )
  if (Math.min(even, odd) > 0 || Math.max(even, odd) * 4 < start.length) return undefined
  return odd > 0 ? 'utf-16le' : 'utf-16be'
}

/**
 * Reads a file as a table, without blank rows at the end. The first bytes decide whether the file is an Excel
 * file, because names of files can be wrong. In a text file `,`, `;`, tab or `|` separates the cells. The
 * apostrophes that `guardFormulas` added are removed.
 */
export async function readTable(
  file: Blob,
  onProgress?: (share: number) => void,
): Promise<TableReading> {
  if (file.size > xlsxLimits.bytes) return 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const rows = isArchive(bytes)
      ? await readXlsxRows(file, onProgress)
      : textRows(decodeText(bytes))
    const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
    return last < 0 ? 'noTable' : rows.slice(0, last + 1)
  } catch (error) {
    return error instanceof FileTooLargeError ? 'tooLarge' : 'noTable'
  }
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function textRows(text: string): Table {
  if (text.includes('\0')) return []
  if (text.replace(/[^,;|\t\r\n]+/g, '').length > xlsxLimits.cells) throw new FileTooLargeError()
  // Excel may write the delimiter into the first line, such as `sep=;`, and does not show this line.
  const [line = '', said] = /^"?sep=(.)"?.*(?:\r\n?|\n)/i.exec(text) ?? []
  const body = text.slice(line.length)
  return readRows(body, said ?? delimiterOf(body)).map((cells) => cells.map(unguardFormulas))
}

/**
 * The delimiters that may separate cells. A Vietnamese Excel uses semicolons, because its decimal mark is the
 * comma.
 */
const delimiters = [',', ';', '\t', '|'] as const

/**
 * Returns the delimiter that splits most rows into the same number of cells. If two delimiters are equal, the
 * delimiter that gives more cells wins.
 */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000)
  const fits = delimiters.map((delimiter) => {
    const rows = readRows(start, delimiter).slice(0, 40)
    const widths = rows.filter((row) => row.join('').trim() !== '').map((row) => row.length)
    const alike = Map.groupBy(widths, (width) => width)
    alike.delete(1)
    const [width = 1, most = []] =
      [...alike].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    return { delimiter, share: most.length / widths.length, width }
  })
  const [best] = fits.toSorted((one, other) => other.share - one.share || other.width - one.width)
  return best?.delimiter ?? ','
}
