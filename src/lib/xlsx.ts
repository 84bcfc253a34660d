import readXlsx, { type CellValue } from 'read-excel-file/universal'
import writeXlsx from 'write-excel-file/universal'
import { numberText } from './numbers'
import { dayText } from './typed-day'

/**
 * Returns rows as an Excel file. Texts stay texts: phone numbers keep their leading zero, and none is run as a formula. The gate to the
 * libraries for Excel files; import it with the click that needs one.
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

/** Returns the cells of a file's first sheet as texts. Rejects for what is no Excel file. */
export async function readXlsxRows(file: Blob): Promise<readonly (readonly string[])[]> {
  const [sheet] = await readXlsx(file)
  return (sheet?.data ?? []).map((row) => row.map(cellText))
}

/** Returns a cell as its sheet shows it. A day knows no zone, and is no code, although a spreadsheet takes the code `2-1` for one. */
export function cellText(cell: CellValue | Date | null): string {
  if (cell instanceof Date) {
    const [day = '', time] = cell.toISOString().slice(0, 16).split('T')
    return [dayText(day), time].join(' ').replace(' 00:00', '')
  }
  return typeof cell === 'number' ? numberText(cell) : String(cell ?? '').normalize('NFC')
}
