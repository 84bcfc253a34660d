import {
  addLine,
  applySync,
  changeVariant,
  isAvailable,
  type Line,
  lineKey,
  removeLines,
  removeUnits,
  restoreCart,
  restoreLine,
  select,
  selectAll,
  setQuantity,
  undoAdd,
  unitsOf,
} from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { cartAction, cartAtom, cartEntries, saveCartAtom, syncCartAtom } from './state'

export const addLineAtom = cartAction(addLine)
export const setQuantityAtom = cartAction(setQuantity)
export const removeLinesAtom = cartAction(removeLines)
export const selectLineAtom = cartAction(select)
export const selectAllAtom = cartAction(selectAll)
export const changeVariantAtom = cartAction(changeVariant)
export const applySyncAtom = atom(null, (_get, set, answers: Parameters<typeof applySync>[1]) =>
  set(syncCartAtom, (cart) => applySync(cart, answers)),
)
const undoAddAtom = cartAction(undoAdd)
const restoreLineAtom = cartAction(restoreLine)
const restoreCartAtom = cartAction(restoreCart)

const removeUnitsAtom = cartAction(removeUnits)

/** Takes what was ordered out of the cart, at once in the storage too: the tab may be closed next (Product §4.8). */
export const removeOrderedAtom = atom(null, (_get, set, ordered: readonly Line[]) => {
  set(removeUnitsAtom, ordered)
  set(saveCartAtom)
})

/** True when every available line is selected; false for a cart without available lines. */
export const allSelectedAtom = atom((get) => {
  const { lines, selected } = get(cartAtom)
  const available = lines.filter(isAvailable).length
  return available > 0 && selected.length === available
})

/** Removes a line and returns the undo, which restores its position and selection. */
export const removeLineAtom = atom(null, (get, set, key: string) => {
  const { lines, selected } = get(cartAtom)
  const index = lines.findIndex((line) => lineKey(line) === key)
  const line = lines[index]
  set(removeLinesAtom, [key])
  return function undo(): void {
    if (line) set(restoreLineAtom, line, index, selected.includes(key))
  }
})

/** Removes all lines and returns the undo. */
export const clearCartAtom = atom(null, (get, set) => {
  const before = get(cartAtom)
  set(removeLinesAtom, before.lines.map(lineKey))
  return function undo(): void {
    set(restoreCartAtom, before)
  }
})

/**
 * Adds a line, stores the cart at once and returns the undo. Returns null when the storage is full; the cart then stays as
 * it was. Without any storage the cart lives in memory, which counts as success.
 */
export const addToCartAtom = atom(null, (get, set, line: Line): (() => void) | null => {
  const before = get(cartAtom)
  const undo = () => set(undoAddAtom, before, line)
  set(addLineAtom, line)
  set(saveCartAtom)
  const isStored = cartEntries.lines.read() === JSON.stringify(get(cartAtom).lines)
  if (isStored || !cartEntries.lines.isUsable()) return undo
  undo()
  return null
})

/**
 * Puts lines into the cart, in the place of what is there where `replaces`, and returns the undo. Null when the storage is full: then the
 * cart is as it was.
 */
export const fillCartAtom = atom(null, (get, set, lines: readonly Line[], replaces: boolean) => {
  const before = get(cartAtom)
  const added: (() => void)[] = []
  const undo = () => {
    for (const takeBack of added.toReversed()) takeBack()
    if (replaces) set(restoreCartAtom, before)
  }
  if (replaces) set(removeLinesAtom, before.lines.map(lineKey))
  for (const line of lines) {
    const takeBack = set(addToCartAtom, line)
    if (takeBack) added.push(takeBack)
  }
  if (added.length === lines.length) return undo
  undo()
  return null
})

/** Returns how many units of a line the cart holds, to a handler that need not follow the cart. */
export const countInCartAtom = atom(null, (get, _set, line: Line) =>
  unitsOf(get(cartAtom), lineKey(line)),
)
