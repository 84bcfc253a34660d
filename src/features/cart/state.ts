import { type Cart, selectedLines, unitCount } from '@/domain/cart/cart'
import { atom, type Getter, type Setter } from '@/lib/store'
import { isChangedElsewhere, readCart, type StoredCart, writeCart } from './stored'

/** A rule of domain/cart-changes with all but the cart filled in. */
type Change = (cart: Cart) => Cart

/** Long enough that quick clicks are written once, short enough that other tabs see them at once. */
const saveAfterMs = 50

const ownAtom = atom<StoredCart | null>(null)
const storedAtom = atom((get) => get(ownAtom) ?? readCart())
const unsavedAtom = atom<readonly Change[]>([])

/** The cart as stored until something changes it here. */
export const cartAtom = atom((get): Cart => get(storedAtom).cart)
/** Whether stored lines were unreadable and the shopper does not know yet. */
export const isCartDamagedAtom = atom((get) => get(storedAtom).damaged)
/** Whether there is something to hold against the server, or to tell. */
export const needsCartSyncAtom = atom((get) => {
  const { cart, damaged } = get(storedAtom)
  return cart.lines.length > 0 || damaged
})
export const cartUnitsAtom = atom((get) => unitCount(get(cartAtom).lines))
export const selectedLinesAtom = atom((get) => selectedLines(get(cartAtom)))

/** An action atom from a rule of domain/cart-changes. What it changes is stored soon (Product §4). */
export function cartVerb<Args extends unknown[]>(rule: (cart: Cart, ...args: Args) => Cart) {
  return atom(null, (get, set, ...args: Args) => change(get, set, (cart) => rule(cart, ...args)))
}

function change(get: Getter, set: Setter, next: Change): void {
  const { cart: before, damaged } = get(storedAtom)
  const cart = next(before)
  if (cart === before) return
  set(ownAtom, { cart, damaged })
  const unsaved = get(unsavedAtom)
  if (unsaved.length === 0) setTimeout(() => set(saveCartAtom), saveAfterMs)
  set(unsavedAtom, [...unsaved, next])
}

/** Stores what is not stored yet, on top of what another tab stored meanwhile. */
export const saveCartAtom = atom(null, (get, set) => {
  const unsaved = get(unsavedAtom)
  if (unsaved.length === 0) return
  if (isChangedElsewhere()) set(reloadCartAtom)
  set(unsavedAtom, [])
  writeCart(get(cartAtom))
})

/** Reads the storage again, after another tab wrote it; what is not stored yet is done once more. */
export const reloadCartAtom = atom(null, (get, set) => {
  const { cart, damaged } = readCart()
  set(ownAtom, { cart: get(unsavedAtom).reduce((done, next) => next(done), cart), damaged })
})

/** The shopper knows that lines were lost: the storage is put in order, so that nobody says it again. */
export const acceptLossAtom = atom(null, (get, set) => {
  const cart = get(cartAtom)
  set(ownAtom, { cart, damaged: false })
  writeCart(cart)
})
