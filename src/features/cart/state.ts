import * as v from 'valibot'
import {
  addLine,
  syncLines,
  cappedQuantity,
  type Cart,
  changeLineVariant,
  isAvailableLine,
  type Line,
  lineKey,
  removeLines,
  removeUnits,
  restoreCart,
  restoreLine,
  selectLine,
  selectAllLines,
  selectedLines,
  setLineQuantity,
  lineSchema,
  undoAddLine,
  unitCount,
  quantityInCart,
} from '@/domain/cart/cart'
import { kept, parseKept } from '@/lib/kept'
import { validEntries } from '@/lib/schema'
import { shopScopedKey } from '@/lib/storage'
import { atom, type Getter, type Setter } from '@/lib/store'

/** The entries of the local storage that contain the cart (Product §4, §9). */
export const cartStorage = { lines: kept('cart'), selected: kept('cart_selected') }

/** The cart as it was read from the storage. `damaged` is true if unreadable lines were dropped. */
type StoredCart = { cart: Cart; damaged: boolean }

/** The stored text as this browser tab last read or wrote it. */
let lastSeen: string | undefined
/** The last nine texts of the stored lines that this browser tab has read or written. */
let seenLines: readonly (string | null)[] = []

function look(): void {
  lastSeen = storedText()
  seenLines = [...seenLines.slice(-8), cartStorage.lines.read()]
}

/** Returns the stored cart without its damaged lines. Returns an empty cart if nothing is stored. */
export function readStoredCart(): StoredCart {
  look()
  const text = cartStorage.lines.read()
  const entries = parseKept(cartStorage.lines, v.array(v.fallback(v.nullable(lineSchema), null)))
  const lines = new Map<string, Line>()
  for (const line of entries ?? []) if (line) add(lines, line)
  const all = [...lines.values()]
  const selected = new Set(parseKept(cartStorage.selected, validEntries(v.string())))
  const keys = all.filter(isAvailableLine).map(lineKey)
  return {
    cart: { lines: all, selected: keys.filter((key) => selected.has(key)) },
    damaged: Boolean(text) && (!entries || entries.includes(null)),
  }
}

/** Stores the cart. If the storage is full or blocked, the cart lasts only as long as the page. */
export function storeCart(cart: Cart): void {
  cartStorage.lines.write(JSON.stringify(cart.lines))
  cartStorage.selected.write(JSON.stringify(cart.selected))
  look()
}

/** Returns true if another browser tab has stored a different cart since this tab last read or wrote it. */
function isChangedElsewhere(): boolean {
  return storedText() !== lastSeen
}

function storedText(): string {
  return `${cartStorage.lines.read()} ${cartStorage.selected.read()}`
}

/**
 * Adds a line to `lines`. If a line with the same key is there already, the new line takes its place, and the
 * quantities are added up, but not beyond the highest quantity.
 */
function add(lines: Map<string, Line>, line: Line): void {
  const key = lineKey(line)
  const quantity = cappedQuantity(line.quantity + (lines.get(key)?.quantity ?? 0))
  lines.set(key, { ...line, quantity })
}

/** A change of the cart by a rule of domain/cart. */
type Change = (cart: Cart) => Cart

/**
 * How long after a change the cart is stored, in ms. Several quick clicks then cause only one write, and
 * other browser tabs still see the change soon.
 */
const saveDelayMs = 50

const changedAtom = atom<StoredCart | null>(null)
const currentAtom = atom((get) => get(changedAtom) ?? readStoredCart())
const unsavedAtom = atom<readonly Change[]>([])
/**
 * The change that puts the server's latest prices and stock into a cart. Before the first response it changes
 * nothing.
 */
const syncAtom = atom<{ apply: Change }>({ apply: (cart) => cart })
/**
 * True if the last save of this browser tab contained only the server's prices and stock, and no change by
 * the shopper.
 */
const isOnlySyncedAtom = atom(false)

/**
 * The cart of this browser tab. It is the stored cart until this tab changes a line or takes over a change of
 * another tab.
 */
export const cartAtom = atom((get): Cart => get(currentAtom).cart)
/** True if damaged lines were dropped and the shopper has not seen the message about that. */
export const isCartDamagedAtom = atom((get) => get(currentAtom).damaged)
/** True if there is work for `CartSync`: lines to sync, or damage to report. */
export const needsCartSyncAtom = atom((get) => {
  const { cart, damaged } = get(currentAtom)
  return cart.lines.length > 0 || damaged
})
/** The number of units in the cart: the sum of all quantities. */
export const cartUnitCountAtom = atom((get) => unitCount(get(cartAtom).lines))

/** The selected lines, which the shopper would order. */
export const selectedLinesAtom = atom((get) => selectedLines(get(cartAtom)))

/**
 * Returns an action atom that changes the cart by a rule of domain/cart. The new cart is stored after
 * `saveDelayMs` (Product §4).
 */
function cartAction<Args extends unknown[]>(rule: (cart: Cart, ...args: Args) => Cart) {
  return atom(null, (get, set, ...args: Args) => change(get, set, (cart) => rule(cart, ...args)))
}

/**
 * Runs `work` with a lock, because two browser tabs would otherwise overwrite each other's changes. An
 * insecure origin has no locks. There, a tab only reads the storage again before it writes.
 */
function whileNoOtherTabStores(work: () => void): void {
  if ('locks' in navigator) void navigator.locks.request(shopScopedKey('cart'), work)
  else work()
}

function change(get: Getter, set: Setter, next: Change): void {
  const { cart: before, damaged } = get(currentAtom)
  const cart = next(before)
  if (cart === before) return
  set(changedAtom, { cart, damaged })
  const unsaved = get(unsavedAtom)
  if (unsaved.length === 0)
    setTimeout(() => whileNoOtherTabStores(() => set(saveCartAtom)), saveDelayMs)
  set(unsavedAtom, [...unsaved, next])
}

/** Applies the server's latest prices and stock, and stores the cart (Product §4.5.8a). */
export const applyCartSyncAtom = atom(
  null,
  (get, set, answers: Parameters<typeof syncLines>[1]) => {
    const apply = (before: Cart) => syncLines(before, answers)
    set(syncAtom, { apply })
    change(get, set, apply)
  },
)

/**
 * Takes over a change that another browser tab has stored. A browser may report that change late. For
 * example, the other tab has removed its paid lines, and afterwards this tab stored a sync that brought these
 * lines back. If this tab has only stored such a sync, the other tab's cart is restored, and the sync is
 * applied to it (Product §4.5.8c).
 */
export const followOtherTabsCartAtom = atom(null, (get, set, theirs: string | null) => {
  const isOver = get(isOnlySyncedAtom) && !isChangedElsewhere() && !seenLines.includes(theirs)
  if (isOver && theirs !== null) cartStorage.lines.write(theirs)
  set(reloadCartAtom)
  if (isOver) storeCart(get(cartAtom))
})

/**
 * Stores the unsaved changes. If another browser tab has stored a newer cart, the changes are applied to that
 * cart.
 */
export const saveCartAtom = atom(null, (get, set) => {
  const unsaved = get(unsavedAtom)
  if (unsaved.length === 0) return
  if (isChangedElsewhere()) set(reloadCartAtom)
  set(
    isOnlySyncedAtom,
    unsaved.every((change) => change === get(syncAtom).apply),
  )
  set(unsavedAtom, [])
  storeCart(get(cartAtom))
})

/**
 * Reads the stored cart, which another browser tab may have changed. Applies the server's latest prices and
 * this tab's unsaved changes to it.
 */
export const reloadCartAtom = atom(null, (get, set) => {
  const { cart, damaged } = readStoredCart()
  const synced = get(syncAtom).apply(cart)
  set(changedAtom, { cart: get(unsavedAtom).reduce((done, next) => next(done), synced), damaged })
})

/**
 * Stores the cart without its damaged lines. Call it when the message about dropped lines is shown. The
 * stored cart is then no longer damaged, so the message does not appear again.
 */
export const repairStoredCartAtom = atom(null, (get, set) => {
  const cart = get(cartAtom)
  set(changedAtom, { cart, damaged: false })
  storeCart(cart)
})

export const addLineAtom = cartAction(addLine)
export const setLineQuantityAtom = cartAction(setLineQuantity)
export const removeLinesAtom = cartAction(removeLines)
export const selectLineAtom = cartAction(selectLine)
export const selectAllLinesAtom = cartAction(selectAllLines)
export const changeLineVariantAtom = cartAction(changeLineVariant)
const undoAddAtom = cartAction(undoAddLine)
const restoreLineAtom = cartAction(restoreLine)
const restoreCartAtom = cartAction(restoreCart)

const removeUnitsAtom = cartAction(removeUnits)

/**
 * Removes the ordered units from the cart. Stores the cart at once, because the browser tab may close next
 * (Product §4.8).
 */
export const removeOrderedLinesAtom = atom(null, (_get, set, ordered: readonly Line[]) => {
  set(removeUnitsAtom, ordered)
  set(saveCartAtom)
})

/** True if all available lines are selected. False for a cart without available lines. */
export const areAllLinesSelectedAtom = atom((get) => {
  const { lines, selected } = get(cartAtom)
  const available = lines.filter(isAvailableLine).length
  return available > 0 && selected.length === available
})

/** Removes a line. Returns an undo that restores the line, its position and its selection. */
export const removeLineAtom = atom(null, (get, set, key: string) => {
  const { lines, selected } = get(cartAtom)
  const index = lines.findIndex((line) => lineKey(line) === key)
  const line = lines[index]
  set(removeLinesAtom, [key])
  return function undo(): void {
    if (line) set(restoreLineAtom, line, index, selected.includes(key))
  }
})

/** Removes all lines. Returns an undo. */
export const clearCartAtom = atom(null, (get, set) => {
  const before = get(cartAtom)
  set(removeLinesAtom, before.lines.map(lineKey))
  return function undo(): void {
    set(restoreCartAtom, before)
  }
})

/**
 * Adds a line, stores the cart at once, and returns an undo. If the storage is full, the atom changes nothing
 * and returns null. If there is no storage at all, the cart stays in memory, and this counts as success.
 */
export const addToCartAtom = atom(null, (get, set, line: Line): (() => void) | null => {
  const before = get(cartAtom)
  const undo = () => set(undoAddAtom, before, line)
  set(addLineAtom, line)
  set(saveCartAtom)
  const isStored = cartStorage.lines.read() === JSON.stringify(get(cartAtom).lines)
  if (isStored || !cartStorage.lines.isUsable()) return undo
  undo()
  return null
})

/**
 * Adds lines to the cart and returns an undo. If `replaces` is true, the lines that were in the cart before
 * are removed. If the storage is full, the atom changes nothing and returns null.
 */
export const addLinesToCartAtom = atom(
  null,
  (get, set, lines: readonly Line[], replaces: boolean) => {
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
  },
)

/** Returns the quantity of a line in the cart. The caller is not rendered again when the cart changes. */
export const quantityInCartAtom = atom(null, (get, _set, line: Line) =>
  quantityInCart(get(cartAtom), lineKey(line)),
)
