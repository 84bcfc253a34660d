import type { AdminVariantRow } from '@/api/generated/model'
import { editProblem, type SheetEdit, type SheetEdits } from '@/domain/admin/variant-sheet'
import type { Msg } from '@/i18n/use-msg'
import { groupVnd } from '@/lib/money'

/** Names a variant among those of its product: its colour and size. Empty where there is only one. */
export function optionsOf({ color, size }: AdminVariantRow): string {
  return [color, size].filter(Boolean).join(' · ')
}

/** Names a cell: "Giá bán, Áo dài Hoa Cúc, Đỏ · M". */
export function cellName(row: AdminVariantRow, field: SheetEdit['field'], msg: Msg): string {
  const place = [row.name || msg('adminProducts.unnamed'), optionsOf(row)]
    .filter(Boolean)
    .join(', ')
  return msg('sheet.cell', { layer: msg(`sheet.${field}`), place })
}

/** A number as the sheet shows it; an original price that there is none of has a word. */
export function numberWords(value: number | null, msg: Msg): string {
  return value === null ? msg('adminSheet.none') : groupVnd(value)
}

/** Returns why a changed cell is not saved, or undefined. */
export function reasonOf(edits: SheetEdits, edit: SheetEdit, msg: Msg): string | undefined {
  const problem = editProblem(edits, edit)
  if (problem) return msg(`sheet.problem.${problem}`)
  if (!edit.left) return undefined
  return 'theirs' in edit.left
    ? msg('adminSheet.theirsNow', { theirs: numberWords(edit.left.theirs, msg) })
    : edit.left.reason
}
