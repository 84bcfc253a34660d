import { isAvailable, lineKey } from '@/domain/cart/cart'
import {
  addLine,
  putBack,
  removeLines,
  select,
  selectAll,
  setQuantity,
  changeVariant,
} from '@/domain/cart/changes'
import { applySync } from '@/domain/cart/sync'
import { atom } from '@/lib/store'
import { cartAtom, cartVerb } from './state'

export const addLineAtom = cartVerb(addLine)
export const setQuantityAtom = cartVerb(setQuantity)
export const removeLinesAtom = cartVerb(removeLines)
export const selectLineAtom = cartVerb(select)
export const selectAllAtom = cartVerb(selectAll)
export const changeVariantAtom = cartVerb(changeVariant)
export const applySyncAtom = cartVerb(applySync)
const putBackAtom = cartVerb(putBack)

/** Whether every line that can be bought is selected; false for a cart without such lines. */
export const allSelectedAtom = atom((get) => {
  const { lines, selected } = get(cartAtom)
  const available = lines.filter(isAvailable).length
  return available > 0 && selected.length === available
})

/** Takes a line out and answers the verb that puts it back where it was, selection included. */
export const removeLineAtom = atom(null, (get, set, key: string) => {
  const { lines, selected } = get(cartAtom)
  const index = lines.findIndex((line) => lineKey(line) === key)
  const line = lines[index]
  set(removeLinesAtom, [key])
  return function undo(): void {
    if (line) set(putBackAtom, line, index, selected.includes(key))
  }
})
