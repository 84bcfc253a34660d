import { type Line, lineKey, unitsOf } from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { localStore } from '@/lib/storage'
import { addLineAtom, takeBackAtom } from './actions'
import { cartAtom, saveCartAtom } from './state'
import { cartKeys } from './stored'

/**
 * Adds a line, stores the cart at once and returns the undo. Returns null when the storage is full; the cart then stays as
 * it was. Without any storage the cart lives in memory, which counts as success.
 */
export const addToCartAtom = atom(null, (get, set, line: Line): (() => void) | null => {
  const before = get(cartAtom)
  const undo = () => set(takeBackAtom, before, line)
  set(addLineAtom, line)
  set(saveCartAtom)
  const isStored = localStore.read(cartKeys.lines) === JSON.stringify(get(cartAtom).lines)
  if (isStored || !localStore.isUsable()) return undo
  undo()
  return null
})

/** Returns how many units of a line the cart holds, to a handler that need not follow the cart. */
export const countInCartAtom = atom(null, (get, _set, line: Line) =>
  unitsOf(get(cartAtom), lineKey(line)),
)
