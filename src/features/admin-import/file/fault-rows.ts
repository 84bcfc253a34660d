import type { CheckedRow, RowProblem } from '@/domain/admin/import/check-rows'
import { importColumns } from '@/domain/admin/import/fields'
import type { Msg } from '@/i18n/use-msg'
import { csvOf } from '@/lib/csv'
import type { OpenFile } from './use-import-file'

/** Returns what is wrong with a row in words: "Giá: không phải số tiền". */
function problemText({ field, reason }: RowProblem, msg: Msg): string {
  return msg('adminImport.problem.at', {
    field: msg(importColumns[field].label),
    reason: msg(`adminImport.problem.${reason}`),
  })
}

/** Returns what keeps a row back in words, empty for a good one. */
export function rowText({ problems, heldBy }: CheckedRow, msg: Msg): string {
  if (heldBy !== null) return msg('adminImport.problem.held', { line: heldBy })
  return problems.map((problem) => problemText(problem, msg)).join('; ')
}

/** The line of the first row below the headings. */
const firstLine = 2

/** Returns the rows of a file that can't be imported, as they are and with why, to be corrected and chosen again. */
export function faultyCsv({ table }: OpenFile, faulty: readonly CheckedRow[], msg: Msg): string {
  const rows = faulty.map((checked) => {
    const cells = table.records[checked.row.line - firstLine] ?? []
    return [...table.heads.map((_, column) => cells[column] ?? ''), rowText(checked, msg)]
  })
  return csvOf([[...table.heads, msg('adminImport.check.what')], ...rows])
}
