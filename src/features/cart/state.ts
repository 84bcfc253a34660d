import {
  addLine,
  applySync,
  type Cart,
  isAvailable,
  type Line,
  lineKey,
  putBack,
  removeLines,
  select,
  selectAll,
  selectedLines,
  setQuantity,
  unitCount,
} from '@/domain/cart'
import { atom, type Getter, type Setter } from '@/lib/store'
import { readCart, writeCart } from './stored'

const ownAtom = atom<Cart | null>(null)

/** The cart as stored until something changes it here. Every change is kept at once (spec §4). */
export const cartAtom = atom((get): Cart => get(ownAtom) ?? readCart())
export const cartUnitsAtom = atom((get) => unitCount(get(cartAtom).lines))
export const selectedLinesAtom = atom((get) => selectedLines(get(cartAtom)))
/** Whether every line that can be bought is selected; false for a cart without such lines. */
export const allSelectedAtom = atom((get) => {
  const { lines, selected } = get(cartAtom)
  const available = lines.filter(isAvailable).length
  return available > 0 && selected.length === available
})

function change(get: Getter, set: Setter, next: (cart: Cart) => Cart): void {
  const cart = next(get(cartAtom))
  set(ownAtom, cart)
  writeCart(cart)
}

export const addLineAtom = atom(null, (get, set, line: Line) =>
  change(get, set, (cart) => addLine(cart, line)),
)
export const setQuantityAtom = atom(null, (get, set, key: string, quantity: number) =>
  change(get, set, (cart) => setQuantity(cart, key, quantity)),
)
export const removeLinesAtom = atom(null, (get, set, keys: readonly string[]) =>
  change(get, set, (cart) => removeLines(cart, keys)),
)
export const selectLineAtom = atom(null, (get, set, key: string, on: boolean) =>
  change(get, set, (cart) => select(cart, key, on)),
)
export const selectAllAtom = atom(null, (get, set, on: boolean) =>
  change(get, set, (cart) => selectAll(cart, on)),
)
export const applySyncAtom = atom(null, (get, set, answers: ReadonlyMap<string, Partial<Line>>) =>
  change(get, set, (cart) => applySync(cart, answers)),
)

/** Takes a line out and answers the verb that puts it back where it was, selection included. */
export const takeOutLineAtom = atom(null, (get, set, key: string) => {
  const { lines, selected } = get(cartAtom)
  const index = lines.findIndex((line) => lineKey(line) === key)
  const line = lines[index]
  change(get, set, (cart) => removeLines(cart, [key]))
  return function undo(): void {
    if (line) change(get, set, (cart) => putBack(cart, line, index, selected.includes(key)))
  }
})

/** Reads the storage again, after another tab wrote it. */
export const reloadCartAtom = atom(null, (_get, set) => set(ownAtom, readCart()))
