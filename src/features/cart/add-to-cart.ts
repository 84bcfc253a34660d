import { type Line, lineKey } from '@/domain/cart/cart'
import { atom } from '@/lib/store'
import { localStore } from '@/lib/storage'
import { addLineAtom, removeLinesAtom, setQuantityAtom } from './actions'
import { cartAtom, saveCartAtom } from './state'
import { cartKeys } from './stored'

/**
 * Adds a line, stores the cart at once and returns false when the storage is full; the cart then stays as
 * it was. Without any storage the cart lives in memory, which counts as success.
 */
export const addToCartAtom = atom(null, (get, set, line: Line): boolean => {
  const key = lineKey(line)
  const before = get(cartAtom).lines.find((other) => lineKey(other) === key)
  set(addLineAtom, line)
  set(saveCartAtom)
  const isStored = localStore.read(cartKeys.lines) === JSON.stringify(get(cartAtom).lines)
  if (isStored || !localStore.isUsable()) return true
  if (before) set(setQuantityAtom, key, before.quantity)
  else set(removeLinesAtom, [key])
  return false
})
