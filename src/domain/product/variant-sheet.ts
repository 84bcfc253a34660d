import type {
  AdminVariantRow,
  VariantChange,
  VariantField,
  VariantOutcome,
} from '@/api/generated/model'
import { type CellProblem, gridCellText, cellValue, textProblem } from './variant-grid'

/** The contract's limit for one call. */
export const maxChanges = 1000

/** A cell of the sheet whose text differs from the saved one. */
export type SheetEdit = {
  /** The variant as it was at the first change of the cell. */
  row: AdminVariantRow
  field: VariantField
  /** The number at that time, or the newer number if the staff member chose to overwrite it. */
  before: number | null
  text: string
  /** Why the last save did not save the cell: another person's number, or a reason. */
  left: { remote: number | null } | { reason: string } | null
}
/** The changed cells by `editKey`. */
export type SheetEdits = ReadonlyMap<string, SheetEdit>
/** A text for a cell of the sheet. */
export type VariantText = Pick<SheetEdit, 'row' | 'field' | 'text'>

export function editKey(variantId: number, field: VariantField): string {
  return `${variantId} ${field}`
}

const keyOf = ({ row, field }: Pick<SheetEdit, 'row' | 'field'>) => editKey(row.variant_id, field)

export function sheetText(edits: SheetEdits, row: AdminVariantRow, field: VariantField): string {
  return edits.get(editKey(row.variant_id, field))?.text ?? gridCellText(row, field)
}

/** Writes texts into cells. A text that equals the saved number is not a change. */
export function withCellTexts(edits: SheetEdits, texts: readonly VariantText[]): SheetEdits {
  const next = new Map(edits)
  for (const { row, field, text } of texts) {
    const key = editKey(row.variant_id, field)
    const known = next.get(key)
    const before = known ? known.before : row[field]
    const isSame = !textProblem(text, field) && cellValue(text, field) === before
    if (isSame && !(known && isContested(known))) next.delete(key)
    else {
      const left = known && isContested(known) ? known.left : null
      next.set(key, { row: known?.row ?? row, field, before, text, left })
    }
  }
  return next
}

/** Returns why a changed cell can't be saved, or null. Unchanged cells have the server's values. */
export function editProblem(edits: SheetEdits, edit: SheetEdit): CellProblem | null {
  const { row, field, text } = edit
  const problem = textProblem(text, field)
  if (problem || field === 'stock') return problem
  const price = cellValue(sheetText(edits, row, 'price'), 'price') ?? 0
  if (field === 'price' && price <= 0 && row.status !== 'draft') return 'noPrice'
  const original = cellValue(sheetText(edits, row, 'original_price'), 'original_price')
  if (original === null || original > price) return null
  // The problem shows once: at the original price when that was changed too.
  const isSaidThere = field === 'price' && edits.has(editKey(row.variant_id, 'original_price'))
  return isSaidThere ? null : 'notAboveSale'
}

/** Returns the changes to send: valid cells without an open conflict. */
export function sheetChanges(edits: SheetEdits): VariantChange[] {
  return [...edits.values()].flatMap((edit) => {
    const { row, field, before, text } = edit
    if (isContested(edit) || editProblem(edits, edit)) return []
    return [{ variant_id: row.variant_id, field, before, after: cellValue(text, field) }]
  })
}

/** True while the staff member has to choose between two numbers. */
export function isContested({ left }: SheetEdit): boolean {
  return left !== null && 'remote' in left
}

/**
 * Returns the edits that remain after a save. A saved cell is removed, unless it was changed in the meantime.
 * The other cells keep their reason.
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
    else if (cellValue(edit.text, field) === sentBy.get(key)?.after) next.delete(key)
    else next.set(key, { ...edit, before: value, left: null })
  }
  return next
}

/**
 * Ends a conflict. `remote` takes the other person's number. `local` overwrites that number with the next
 * save.
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

/** Returns the rows with the numbers that a save wrote or found. */
export function savedRows(
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

/** Returns the changes that undo these changes. */
export function reversedChanges(changes: readonly VariantChange[]): VariantChange[] {
  return changes.map((one) => ({ ...one, before: one.after, after: one.before }))
}
