import { describe, expect, test } from 'vitest'
import type { AdminVariantRow } from '@/api/generated/model'
import { blankVariantRow } from '@/domain/product/product.fixtures'
import {
  editsAfterSave,
  editKey,
  sheetEditProblem,
  reversedSheetChanges,
  rowsAfterSave,
  withConflictSettled,
  sendableSheetChanges,
  type SheetEdits,
  sheetText,
  sheetEditsWith,
} from './variant-sheet'

const row: AdminVariantRow = {
  ...blankVariantRow,
  variant_id: 7,
  name: 'Áo',
  color: 'Đỏ',
  size: 'M',
  price: 300_000,
  original_price: null,
  stock: 4,
  updated_at: '2026-11-21T02:00:00Z',
}
const none: SheetEdits = new Map()
const edit = (edits: SheetEdits, field: 'price' | 'original_price' | 'stock') => {
  const found = edits.get(editKey(7, field))
  if (!found) throw new Error(`${field} is unchanged`)
  return found
}

describe('a change §10.3.3', () => {
  test('ends when the text is the saved number again', () => {
    const edits = sheetEditsWith(none, [{ row, field: 'price', text: '250k' }])
    expect(sheetText(edits, row, 'price')).toBe('250k')
    const change = { variant_id: 7, field: 'price', before: 300_000, after: 250_000 }
    expect(sendableSheetChanges(edits)).toEqual([change])
    expect(sheetEditsWith(edits, [{ row, field: 'price', text: '300.000' }]).size).toBe(0)
  })

  test('is sent with the number that was saved when it began, even if a newer number is known', () => {
    const edits = sheetEditsWith(none, [{ row, field: 'stock', text: '9' }])
    const newer = { ...row, stock: 3 }
    const again = sheetEditsWith(edits, [{ row: newer, field: 'stock', text: '8' }])
    expect(sendableSheetChanges(again)).toMatchObject([{ before: 4, after: 8 }])
  })

  test('to an empty original price ends the sale; an empty stock is 0', () => {
    const sale = { ...row, original_price: 400_000 }
    const edits = sheetEditsWith(none, [
      { row: sale, field: 'original_price', text: '' },
      { row: sale, field: 'stock', text: '' },
    ])
    expect(sendableSheetChanges(edits).map(({ after }) => after)).toEqual([null, 0])
  })
})

describe('a cell that can not be saved', () => {
  test.each([
    ['price', 'rẻ', 'notNumber'],
    ['price', '0', 'noPrice'],
    ['original_price', '300k', 'notAboveSale'],
    ['original_price', '301k', null],
    ['stock', '-1', 'count'],
  ] as const)('%s %j: %s', (field, text, problem) => {
    const edits = sheetEditsWith(none, [{ row, field, text }])
    expect(sheetEditProblem(edits, edit(edits, field))).toBe(problem)
    expect(sendableSheetChanges(edits)).toHaveLength(problem ? 0 : 1)
  })

  test('a price above the original price shows one error, also after a change of the original price', () => {
    const sale = { ...row, original_price: 400_000 }
    const one = sheetEditsWith(none, [{ row: sale, field: 'price', text: '450k' }])
    expect(sheetEditProblem(one, edit(one, 'price'))).toBe('notAboveSale')
    const both = sheetEditsWith(one, [{ row: sale, field: 'original_price', text: '420k' }])
    expect(sheetEditProblem(both, edit(both, 'price'))).toBeNull()
    expect(sheetEditProblem(both, edit(both, 'original_price'))).toBe('notAboveSale')
  })

  test('a draft may lack its price', () => {
    const draft: AdminVariantRow = { ...row, status: 'draft' }
    const edits = sheetEditsWith(none, [{ row: draft, field: 'price', text: '' }])
    expect(sheetEditProblem(edits, edit(edits, 'price'))).toBeNull()
  })
})

describe('after a save', () => {
  const edits = sheetEditsWith(none, [
    { row, field: 'price', text: '250k' },
    { row, field: 'stock', text: '9' },
  ])
  const sent = sendableSheetChanges(edits)
  const outcome = { variant_id: 7, message: '' }

  test('a saved cell is removed from the changes, unless it was changed again meanwhile', () => {
    const saved = [{ ...outcome, field: 'stock', result: 'saved', value: 9 } as const]
    expect([...editsAfterSave(edits, sent, saved).keys()]).toEqual([editKey(7, 'price')])
    const typing = sheetEditsWith(edits, [{ row, field: 'stock', text: '95' }])
    expect(edit(editsAfterSave(typing, sent, saved), 'stock')).toMatchObject({
      before: 9,
      text: '95',
    })
  })

  const conflict = [{ ...outcome, field: 'stock', result: 'conflict', value: 2 } as const]
  const waiting = editsAfterSave(edits, sent, conflict)

  test("another person's number waits for a choice", () => {
    expect(sendableSheetChanges(waiting).map(({ field }) => field)).toEqual(['price'])
    const local = withConflictSettled(waiting, edit(waiting, 'stock'), 'local')
    const change = { variant_id: 7, field: 'stock', before: 2, after: 9 }
    expect(sendableSheetChanges(local)).toContainEqual(change)
    const remote = withConflictSettled(waiting, edit(waiting, 'stock'), 'remote')
    expect(remote.has(editKey(7, 'stock'))).toBe(false)
    expect(rowsAfterSave([row], conflict)[0]?.stock).toBe(2)
    expect(withConflictSettled(edits, edit(edits, 'stock'), 'remote')).toEqual(edits)
  })

  test('typing does not end a conflict, not even the earlier number', () => {
    const typed = sheetEditsWith(waiting, [{ row, field: 'stock', text: '4' }])
    expect(edit(typed, 'stock')).toMatchObject({ before: 4, text: '4', left: { remote: 2 } })
  })

  test('rows take the saved numbers; a refused one stays, a removed price is 0', () => {
    const saved = (field: 'price' | 'original_price' | 'stock', value: number | null) =>
      ({ ...outcome, field, result: 'saved', value }) as const
    const refused = { ...outcome, field: 'stock', result: 'refused', value: 1 } as const
    const other = { ...row, variant_id: 8 }
    const outcomes = [saved('price', null), saved('original_price', 400_000), refused]
    expect(rowsAfterSave([row, other], outcomes)).toEqual([
      { ...row, price: 0, original_price: 400_000 },
      other,
    ])
  })

  test('an undo swaps the numbers before and after', () => {
    const undo = { variant_id: 7, field: 'price', before: 250_000, after: 300_000 }
    expect(reversedSheetChanges(sent.slice(0, 1))).toEqual([undo])
  })

  test('a refused cell keeps the reason until it is changed', () => {
    const refused = [
      { ...outcome, field: 'price', result: 'refused', value: 300_000, message: 'Không được' },
    ] as const
    const left = editsAfterSave(edits, sent, refused)
    expect(edit(left, 'price').left).toEqual({ reason: 'Không được' })
    const again = sheetEditsWith(left, [{ row, field: 'price', text: '260k' }])
    expect(edit(again, 'price').left).toBeNull()
  })
})
