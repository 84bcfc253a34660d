import readXlsx from 'read-excel-file/universal'
import writeXlsx from 'write-excel-file/universal'
import { numberText } from './numbers'

/**
 * Returns rows as an Excel file. Texts stay texts: phone numbers keep their leading zero, and none is run as a formula. The gate to the
 * libraries for Excel files; import it with the press that needs one.
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
  return (sheet?.data ?? []).map((row) =>
    row.map((cell) => {
      if (cell === null) return ''
      // As the sheet shows it, which knows no zone.
      if (cell instanceof Date)
        return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
      return typeof cell === 'number' ? numberText(cell) : String(cell).normalize('NFC')
    }),
  )
}
