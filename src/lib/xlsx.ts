import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsx, { type CellValue } from 'read-excel-file/universal'
import writeXlsx from 'write-excel-file/universal'
import { numberText } from './numbers'
import { dayText } from './typed-day'

/**
 * Returns rows as an Excel file with a bold first row. Texts stay texts, so phone numbers keep their leading
 * zero and no text runs as a formula. The Excel libraries are large, so import this file only after the click
 * that needs it.
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
 * The limits of a file that can be read, because a larger one would fill a phone's memory. Cells are counted
 * up to the last row and column of a sheet, as the library does.
 */
export const xlsxLimits = {
  bytes: 10_000_000,
  unpacked: 100_000_000,
  rows: 100_000,
  cells: 2_000_000,
}

/** The error for a file beyond `xlsxLimits`. */
export class FileTooLargeError extends Error {}

/**
 * Returns the cells of the first sheet of an Excel file as texts. Rejects if the file is not an Excel file,
 * and with `FileTooLargeError` if it is beyond the limits. The unpacked size is checked before a part is
 * unpacked, and the number of cells before the library reads them.
 */
export async function readXlsxRows(
  file: Blob,
  onProgress: (share: number) => void = () => {},
): Promise<readonly (readonly string[])[]> {
  const parts = unpacked(new Uint8Array(await file.arrayBuffer()))
  onProgress(0.2)
  const sheets = Object.entries(parts).filter(([name]) => /worksheets\/[^/]*\.xml$/.test(name))
  const cells = sheets.map(([, sheet]) => cellsUpToLast(strFromU8(sheet)))
  if (cells.reduce((sum, count) => sum + count, 0) > xlsxLimits.cells) throw new FileTooLargeError()
  onProgress(0.5)
  // The parts are packed again without compression. The library unpacks large compressed parts in workers,
  // which the page's security policy forbids.
  const [first] = await readXlsx(new Blob([zipSync(parts, { level: 0 })]))
  return (first?.data ?? []).map((row) => row.map(xlsxCellText))
}

/**
 * Unpacks the XML files of an archive. The library never unpacks more bytes than the archive's directory
 * states.
 */
function unpacked(bytes: Uint8Array) {
  let sum = 0
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isText = /\.(?:xml|rels)$/.test(name)
      if (isText) sum += originalSize
      if (sum > xlsxLimits.unpacked) throw new FileTooLargeError()
      return isText
    },
  })
}

/** Returns the number of cells up to the last row and column of a sheet. Empty cells count too. */
function cellsUpToLast(sheet: string): number {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of sheet.matchAll(/ r="([A-Z]{0,3})(\d{1,9})"/g)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnOf(letters))
  }
  if (rows > xlsxLimits.rows) throw new FileTooLargeError()
  return rows * columns
}

/** Returns the number of a column: `A` is 1, and `XFD` is 16384. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0)

/** Returns the text that a spreadsheet shows for a cell. A date has no time zone. */
export function xlsxCellText(cell: CellValue | Date | null): string {
  if (cell instanceof Date) {
    const [day = '', time] = cell.toISOString().slice(0, 16).split('T')
    return [dayText(day), time].join(' ').replace(' 00:00', '')
  }
  return typeof cell === 'number' ? numberText(cell) : String(cell ?? '').normalize('NFC')
}
