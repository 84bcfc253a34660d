import * as v from 'valibot'
import {
  addLine,
  applySync,
  cappedQuantity,
  type Cart,
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
  selectedLines,
  setQuantity,
  storedLine,
  undoAdd,
  unitCount,
  unitsOf,
} from '@/domain/cart/cart'
import { kept, parseKept } from '@/lib/kept'
import { validEntries } from '@/lib/schema'
import { inThisShop } from '@/lib/storage'
import { atom, type Getter, type Setter } from '@/lib/store'

/** Where the cart is stored (Product §4, §9). */
export const cartEntries = { lines: kept('cart'), selected: kept('cart_selected') }

/** `damaged` is true when unreadable lines were dropped. */
type StoredCart = { cart: Cart; damaged: boolean }

/** The stored text when this tab last read or wrote it. */
let lastSeen: string | undefined
/** The last versions of the stored lines that this tab has read or written. */
let seenLines: readonly (string | null)[] = []

function look(): void {
  lastSeen = storedText()
  seenLines = [...seenLines.slice(-8), cartEntries.lines.read()]
}

/** Reads the stored cart without its damaged lines. Returns an empty cart when nothing is stored. */
export function readCart(): StoredCart {
  look()
  const text = cartEntries.lines.read()
  const entries = parseKept(cartEntries.lines, v.array(v.fallback(v.nullable(storedLine), null)))
  const lines = new Map<string, Line>()
  for (const line of entries ?? []) if (line) add(lines, line)
  const all = [...lines.values()]
  const selected = new Set(parseKept(cartEntries.selected, validEntries(v.string())))
  const keys = all.filter(isAvailable).map(lineKey)
  return {
    cart: { lines: all, selected: keys.filter((key) => selected.has(key)) },
    damaged: Boolean(text) && (!entries || entries.includes(null)),
  }
}

/** Stores the cart. If the storage is full or blocked, the cart is kept in memory only. */
export function writeCart(cart: Cart): void {
  cartEntries.lines.write(JSON.stringify(cart.lines))
  cartEntries.selected.write(JSON.stringify(cart.selected))
  look()
}

/** Returns true when another tab has written the cart since this tab last read or wrote it. */
function isChangedElsewhere(): boolean {
  return storedText() !== lastSeen
}

function storedText(): string {
  return `${cartEntries.lines.read()} ${cartEntries.selected.read()}`
}

/** Adds a line. If the line is stored twice, its quantities are added up. */
function add(lines: Map<string, Line>, line: Line): void {
  const key = lineKey(line)
  const quantity = cappedQuantity(line.quantity + (lines.get(key)?.quantity ?? 0))
  lines.set(key, { ...line, quantity })
}

/** A rule of domain/cart that needs only its cart to run. */
type Change = (cart: Cart) => Cart

/** Long enough that several quick clicks cause one write, and short enough that other tabs follow at once. */
const saveDelayMs = 50

const changedAtom = atom<StoredCart | null>(null)
const currentAtom = atom((get) => get(changedAtom) ?? readCart())
const unsavedAtom = atom<readonly Change[]>([])
/** Applies the server's latest answers to a cart. */
const syncAtom = atom<{ apply: Change }>({ apply: (cart) => cart })
/** True if, since the shopper's last change, this tab has stored nothing but the server's answers. */
const isOnlySyncedAtom = atom(false)

/** The cart. It is the stored cart until this tab changes it. */
export const cartAtom = atom((get): Cart => get(currentAtom).cart)
/** True from the time when damaged lines were read until the shopper has been told. */
export const isCartDamagedAtom = atom((get) => get(currentAtom).damaged)
/** True when there are lines to sync or damage to report. */
export const needsCartSyncAtom = atom((get) => {
  const { cart, damaged } = get(currentAtom)
  return cart.lines.length > 0 || damaged
})
export const cartUnitsAtom = atom((get) => unitCount(get(cartAtom).lines))
export const selectedLinesAtom = atom((get) => selectedLines(get(cartAtom)))

/** Turns a rule of domain/cart into an action atom. The new cart is stored after 50 ms (Product §4). */
function cartAction<Args extends unknown[]>(rule: (cart: Cart, ...args: Args) => Cart) {
  return atom(null, (get, set, ...args: Args) => change(get, set, (cart) => rule(cart, ...args)))
}

/**
 * Runs `work` with a lock, so that two tabs do not overwrite each other's changes. An insecure origin has no
 * locks; there, only reading the storage again before writing protects the changes.
 */
function whileNoOtherTabStores(work: () => void): void {
  if ('locks' in navigator) void navigator.locks.request(inThisShop('cart'), work)
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

/** Applies the server's latest answers and stores the result (Product §4.5.8b). */
export const applySyncAtom = atom(null, (get, set, answers: Parameters<typeof applySync>[1]) => {
  const apply = (before: Cart) => applySync(before, answers)
  set(syncAtom, { apply })
  change(get, set, apply)
})

/**
 * Follows a change of the cart in another tab. A browser may report that change late. Example: the other tab
 * paid, and then this tab stored a sync. The sync would bring the paid lines back. So the other tab's cart is
 * restored, and the sync is applied again (Product §4.5.8c).
 */
export const followCartAtom = atom(null, (get, set, theirs: string | null) => {
  const isOver = get(isOnlySyncedAtom) && !isChangedElsewhere() && !seenLines.includes(theirs)
  if (isOver && theirs !== null) cartEntries.lines.write(theirs)
  set(reloadCartAtom)
  if (isOver) writeCart(get(cartAtom))
})

/** Stores unsaved changes. If another tab has stored a newer cart, applies the changes to that cart. */
export const saveCartAtom = atom(null, (get, set) => {
  const unsaved = get(unsavedAtom)
  if (unsaved.length === 0) return
  if (isChangedElsewhere()) set(reloadCartAtom)
  set(
    isOnlySyncedAtom,
    unsaved.every((change) => change === get(syncAtom).apply),
  )
  set(unsavedAtom, [])
  writeCart(get(cartAtom))
})

/**
 * Reads the storage again after another tab has written it. Then applies the server's answers and the unsaved
 * changes again.
 */
export const reloadCartAtom = atom(null, (get, set) => {
  const { cart, damaged } = readCart()
  const synced = get(syncAtom).apply(cart)
  set(changedAtom, { cart: get(unsavedAtom).reduce((done, next) => next(done), synced), damaged })
})

/**
 * Repairs the storage, so that the message about dropped lines is shown only once. Call this after that
 * message.
 */
export const repairStoredCartAtom = atom(null, (get, set) => {
  const cart = get(cartAtom)
  set(changedAtom, { cart, damaged: false })
  writeCart(cart)
})

export const addLineAtom = cartAction(addLine)
export const setQuantityAtom = cartAction(setQuantity)
export const removeLinesAtom = cartAction(removeLines)
export const selectLineAtom = cartAction(select)
export const selectAllAtom = cartAction(selectAll)
export const changeVariantAtom = cartAction(changeVariant)
const undoAddAtom = cartAction(undoAdd)
const restoreLineAtom = cartAction(restoreLine)
const restoreCartAtom = cartAction(restoreCart)

const removeUnitsAtom = cartAction(removeUnits)

/**
 * Removes the ordered units from the cart. Stores the cart at once, because the tab may be closed next
 * (Product §4.8).
 */
export const removeOrderedAtom = atom(null, (_get, set, ordered: readonly Line[]) => {
  set(removeUnitsAtom, ordered)
  set(saveCartAtom)
})

/** True when every available line is selected. False for a cart without available lines. */
export const allSelectedAtom = atom((get) => {
  const { lines, selected } = get(cartAtom)
  const available = lines.filter(isAvailable).length
  return available > 0 && selected.length === available
})

/** Removes a line. Returns an undo that restores its position and its selection. */
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
 * Adds a line, stores the cart at once and returns an undo. If the storage is full, changes nothing and
 * returns null. If there is no storage at all, the cart is kept in memory, which counts as success.
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
 * Adds lines to the cart and returns an undo. With `replaces`, the old lines are removed. If the storage is
 * full, changes nothing and returns null.
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

/** Returns the number of units of a line in the cart, without subscribing to the cart. */
export const countInCartAtom = atom(null, (get, _set, line: Line) =>
  unitsOf(get(cartAtom), lineKey(line)),
)
