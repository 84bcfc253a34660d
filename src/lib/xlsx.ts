import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsx, { type CellValue } from 'read-excel-file/universal'
import writeXlsx from 'write-excel-file/universal'
import { numberText } from './numbers'
import { dayText } from './typed-day'

/**
 * Returns rows as an Excel file. Texts stay texts: phone numbers keep their leading zero, and none is run as
 * a formula. The gate to the libraries for Excel files; import it with the click that needs one.
 */
export async function xlsxOf(rows: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const cells = rows.map((row, index) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  return writeXlsx(cells).toBlob()
}

/**
 * Limits of a file: more would fill the memory of a phone. Cells count up to the last one of a sheet, as the
 * reader does.
 */
export const fileLimits = {
  bytes: 10_000_000,
  unpacked: 100_000_000,
  rows: 100_000,
  cells: 2_000_000,
}

/** Thrown for a file beyond the limits. */
export class TooLarge extends Error {}

/**
 * Returns the cells of a file's first sheet as texts. Rejects for what is no Excel file, and with `TooLarge`
 * before more is unpacked or laid out than the limits allow.
 */
export async function readXlsxRows(
  file: Blob,
  onProgress: (share: number) => void = () => {},
): Promise<readonly (readonly string[])[]> {
  const parts = unpacked(new Uint8Array(await file.arrayBuffer()))
  onProgress(0.2)
  const sheets = Object.entries(parts).filter(([name]) => /worksheets\/[^/]*\.xml$/.test(name))
  const cells = sheets.map(([, sheet]) => cellsUpToLast(strFromU8(sheet)))
  if (cells.reduce((sum, count) => sum + count, 0) > fileLimits.cells) throw new TooLarge()
  onProgress(0.5)
  // Packed without compression: the library would unpack larger parts in workers that the page's policy
  // forbids.
  const [first] = await readXlsx(new Blob([zipSync(parts, { level: 0 })]))
  return (first?.data ?? []).map((row) => row.map(cellText))
}

/** Unpacks the texts of an archive; none gets longer than its directory says. */
function unpacked(bytes: Uint8Array) {
  let sum = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isText = /\.(?:xml|rels)$/.test(name)
      if (isText) sum += originalSize
      if (sum > fileLimits.unpacked) throw new TooLarge()
      return isText
    },
  })
}

/** Returns how many cells a sheet has up to its last row and column, whether they are filled or not. */
function cellsUpToLast(sheet: string): number {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of sheet.matchAll(/ r="([A-Z]{0,3})(\d{1,9})"/g)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnOf(letters))
  }
  if (rows > fileLimits.rows) throw new TooLarge()
  return rows * columns
}

/** The number of a column: `A` is 1, `XFD` 16384. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0)

/**
 * Returns a cell as its sheet shows it. A day knows no zone, and is no code, although a spreadsheet takes the
 * code `2-1` for one.
 */
export function cellText(cell: CellValue | Date | null): string {
  if (cell instanceof Date) {
    const [day = '', time] = cell.toISOString().slice(0, 16).split('T')
    return [dayText(day), time].join(' ').replace(' 00:00', '')
  }
  return typeof cell === 'number' ? numberText(cell) : String(cell ?? '').normalize('NFC')
}
