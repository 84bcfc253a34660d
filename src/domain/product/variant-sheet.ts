import type {
  AdminVariantRow,
  VariantChange,
  VariantField,
  VariantOutcome,
} from '@/api/generated/model'
import { type CellProblem, gridCellText, gridValue, gridTextProblem } from './variant-grid'

/** The greatest number of changes in one request, by the contract. */
export const maxSheetChanges = 1000

/** A changed cell of the price and stock sheet. */
export type SheetEdit = {
  /** The variant as it was when the cell was changed for the first time. */
  row: AdminVariantRow
  field: VariantField
  /**
   * The saved number when the cell was changed for the first time. After a conflict, it is the other person's
   * number if the staff member decided to overwrite it.
   */
  before: number | null
  text: string
  /**
   * The reason why the last save left this cell out: another person saved the number `remote`, or the host
   * refused the cell with this `reason`. Null if the save did not leave the cell out.
   */
  left: { remote: number | null } | { reason: string } | null
}
/** The changed cells of the sheet, by the key that `editKey` returns. */
export type SheetEdits = ReadonlyMap<string, SheetEdit>
/** A text for one cell of the sheet. */
export type SheetText = Pick<SheetEdit, 'row' | 'field' | 'text'>

export function editKey(variantId: number, field: VariantField): string {
  return `${variantId} ${field}`
}

const keyOf = ({ row, field }: Pick<SheetEdit, 'row' | 'field'>) => editKey(row.variant_id, field)

export function sheetText(edits: SheetEdits, row: AdminVariantRow, field: VariantField): string {
  return edits.get(editKey(row.variant_id, field))?.text ?? gridCellText(row, field)
}

/**
 * Writes texts into cells. If a text equals the saved number, the cell counts as unchanged. A cell with an
 * open conflict stays a changed cell.
 */
export function sheetEditsWith(edits: SheetEdits, texts: readonly SheetText[]): SheetEdits {
  const next = new Map(edits)
  for (const { row, field, text } of texts) {
    const key = editKey(row.variant_id, field)
    const known = next.get(key)
    const before = known ? known.before : row[field]
    const isSame = !gridTextProblem(text, field) && gridValue(text, field) === before
    if (isSame && !(known && hasOpenConflict(known))) next.delete(key)
    else {
      const left = known && hasOpenConflict(known) ? known.left : null
      next.set(key, { row: known?.row ?? row, field, before, text, left })
    }
  }
  return next
}

/**
 * Returns the reason why a changed cell cannot be saved, or null. The price and the original price are
 * checked together. If only one of them was changed, the other has the value of the server.
 */
export function sheetEditProblem(edits: SheetEdits, edit: SheetEdit): CellProblem | null {
  const { row, field, text } = edit
  const problem = gridTextProblem(text, field)
  if (problem || field === 'stock') return problem
  const price = gridValue(sheetText(edits, row, 'price'), 'price') ?? 0
  if (field === 'price' && price <= 0 && row.status !== 'draft') return 'noPrice'
  const original = gridValue(sheetText(edits, row, 'original_price'), 'original_price')
  if (original === null || original > price) return null
  // If both prices were changed, only the cell of the original price shows the problem.
  const isSaidThere = field === 'price' && edits.has(editKey(row.variant_id, 'original_price'))
  return isSaidThere ? null : 'notAboveSale'
}

/** Returns the changes to send. Invalid cells and cells with an open conflict are left out. */
export function sendableSheetChanges(edits: SheetEdits): VariantChange[] {
  return [...edits.values()].flatMap((edit) => {
    const { row, field, before, text } = edit
    if (hasOpenConflict(edit) || sheetEditProblem(edits, edit)) return []
    return [{ variant_id: row.variant_id, field, before, after: gridValue(text, field) }]
  })
}

/** Returns true while the staff member has to choose between their number and another person's number. */
export function hasOpenConflict({ left }: SheetEdit): boolean {
  return left !== null && 'remote' in left
}

/**
 * Returns the changed cells that remain after a save. A saved cell is removed, unless it was changed again in
 * the meantime. The other cells get the reason why they were not saved.
 */
export function editsAfterSave(
  edits: SheetEdits,
  sent: readonly VariantChange[],
  outcomes: readonly VariantOutcome[],
): SheetEdits {
  const next = new Map(edits)
  const sentBy = new Map(sent.map((change) => [editKey(change.variant_id, change.field), change]))
  for (const { variant_id, field, result, value, message } of outcomes) {
    const key = editKey(variant_id, field)
    const edit = next.get(key)
    if (!edit) continue
    if (result === 'conflict') next.set(key, { ...edit, left: { remote: value } })
    else if (result === 'refused') next.set(key, { ...edit, left: { reason: message } })
    else if (gridValue(edit.text, field) === sentBy.get(key)?.after) next.delete(key)
    else next.set(key, { ...edit, before: value, left: null })
  }
  return next
}

/**
 * Resolves a conflict in one cell. `remote` keeps the other person's number. `local` overwrites that number
 * with the next save.
 */
export function withConflictSettled(
  edits: SheetEdits,
  edit: SheetEdit,
  side: 'local' | 'remote',
): SheetEdits {
  const next = new Map(edits)
  if (!edit.left || !('remote' in edit.left)) return next
  if (side === 'remote') next.delete(keyOf(edit))
  else next.set(keyOf(edit), { ...edit, before: edit.left.remote, left: null })
  return next
}

/** Returns the rows with the prices and stock that the server has after a save. */
export function rowsAfterSave(
  rows: readonly AdminVariantRow[],
  outcomes: readonly VariantOutcome[],
): readonly AdminVariantRow[] {
  const known = outcomes.filter(({ result }) => result !== 'refused')
  const byId = Map.groupBy(known, ({ variant_id }) => variant_id)
  return rows.map((row) => {
    const now = (byId.get(row.variant_id) ?? []).map(({ field, value }) => [field, value] as const)
    const { price = row.price, stock = row.stock, ...rest } = Object.fromEntries(now)
    return { ...row, ...rest, price: price ?? 0, stock: stock ?? 0 }
  })
}

export function reversedSheetChanges(changes: readonly VariantChange[]): VariantChange[] {
  return changes.map((one) => ({ ...one, before: one.after, after: one.before }))
}
