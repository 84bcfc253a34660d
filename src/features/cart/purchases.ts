import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import type { Bill } from '@/api/generated/model'
import { type Line, orderLineSchema } from '@/domain/cart/cart'
import { findWaitingPurchase, type PlacedOrder, type Purchase } from '@/domain/order/ledger'
import { kept, parseKept, person, whenPersonChanges } from '@/lib/kept'
import { limits } from '@/lib/limits'
import { optionalIfValid, parseStored, wholeNumberOrTextFrom, validEntries } from '@/lib/schema'
import { shopConfig } from '@/lib/shop-config'
import { shopScopedKey } from '@/lib/storage'

const billLine = v.object({
  code: v.string(),
  label: v.fallback(v.string(), ''),
  amount: wholeNumberOrTextFrom(Number.MIN_SAFE_INTEGER),
})

/**
 * The schema of a bill in the storage or in an error response. Successful responses need no such schema,
 * because they are checked against the contract.
 */
const billSchema = v.object({ lines: v.array(billLine), total: wholeNumberOrTextFrom(0) })

const schema = v.object({
  code: v.string(),
  full_name: v.string(),
  phone: v.string(),
  address: v.string(),
  email: v.nullish(v.string()),
  payment_method: v.nullish(v.picklist(['cod', 'paypal'])),
  created_at: v.nullish(v.string()),
  subtotal: v.number(),
  discount_amount: v.number(),
  shipping_amount: v.nullable(v.number()),
  total_amount: v.number(),
  bill: v.nullish(billSchema),
  expected: v.optional(billSchema),
  items: v.array(
    v.object({
      product_name: v.string(),
      original_name: v.nullish(v.string()),
      color: v.string(),
      size: v.string(),
      quantity: v.number(),
      price: v.number(),
      variant: v.nullable(v.looseObject({})),
    }),
  ),
})

/**
 * Returns true for a complete order. The browser's storage and the server's responses may contain damaged
 * orders, which must not be shown.
 */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
  return v.is(schema, value)
}

const placedOrder = v.custom<PlacedOrder>(isPlacedOrder)

const refused = v.object({ bill: billSchema })

/**
 * Returns the new bill from an error. A host sends one when it refuses an order because the bill has changed
 * since the shopper saw it. Returns null for all other errors, and if the bill is damaged.
 */
export function newBillFromError(error: unknown): Bill | null {
  if (!(error instanceof ApiError) || error.code !== 'billChanged') return null
  const read = v.safeParse(refused, error.body)
  return read.success ? read.output.bill : null
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The key of the purchase that a success page shows (Product §2.11). The history entry does not contain
     * the order itself, because history entries can't be deleted when the shopper signs out.
     */
    purchase?: string
  }
}

const ledger = kept('purchases')
/**
 * The request of the last purchase. It contains a name and an address, so only the browser tab that sent the
 * request stores it.
 */
const lastRequest = kept('purchase_request')

/** Older purchases are ignored, because no checkout stays open for a week. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const maxStored = 20

/**
 * The parsed purchases, and the stored text from which they were parsed. Each bill on the screen reads the
 * purchases, so the same text is parsed only once.
 */
let parsed: { text: string | null; all: readonly Purchase[] } = { text: null, all: [] }

/**
 * Returns the purchases of all browser tabs, the oldest first. Damaged purchases and purchases older than
 * `maxAgeMs` are left out.
 */
export function readPurchases(): readonly Purchase[] {
  const text = ledger.read()
  if (text !== parsed.text)
    parsed = { text, all: parseStored(text, validEntries(purchaseSchema)) ?? [] }
  const { all } = parsed
  const latest = Date.now() - maxAgeMs
  return all.filter(({ at }) => at > latest)
}

/**
 * Stores a new purchase or the new state of a stored purchase. Returns the purchase. If more than `maxStored`
 * purchases are stored, the oldest is dropped.
 */
export function savePurchase<P extends Purchase>(purchase: P): P {
  write([...others(purchase.key), purchase].slice(-maxStored))
  return purchase
}

/** Deletes a purchase. If `unlessOrdered` is true, a purchase that is already ordered stays. */
export function forgetPurchase(key: string, unlessOrdered = false): void {
  const isKept = ({ state }: Purchase) => unlessOrdered && state === 'ordered'
  if (!readPurchases().some((purchase) => purchase.key === key && isKept(purchase)))
    write(others(key))
}

/**
 * Returns the key of the latest unanswered or unpaid order with at least one of these lines. A new order
 * replaces that order. Returns undefined if there is none, or if the host does not support idempotency keys.
 */
export const replaceableOrderKey = (lines: readonly Line[]): string | undefined =>
  shopConfig.idempotencyKeys ? findWaitingPurchase(readPurchases(), lines)?.key : undefined

function others(key: string): Purchase[] {
  return readPurchases().filter((purchase) => purchase.key !== key)
}

function write(next: readonly Purchase[]): void {
  ledger.write(JSON.stringify(next))
}

/**
 * Calls `listener` when another browser tab has stored purchases, and each time this page is shown again.
 * Returns a function that removes the listener.
 */
export function onPurchasesChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (ledger.isOf(event)) listener()
  }
  // A page from the back/forward cache has missed all storage events. The listener therefore also runs when
  // such a page is shown again.
  window.addEventListener('pageshow', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('pageshow', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Runs `work` while no other browser tab orders or pays. Two cases have no lock: an insecure origin, and a
 * suspended tab that holds the lock too long. `work` then runs without it, and the stored states still
 * prevent a second order. If the person changes during the wait for the lock, `work` does not start, and the
 * returned promise never settles.
 */
export async function withPurchaseLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  const signal = AbortSignal.timeout(2 * limits.requestTimeoutMs)
  const asker = person.number()
  const hasLeft = () => asker !== person.number()
  return new Promise((resolve, reject) => {
    let isOurs = false
    const run = () => {
      isOurs = true
      if (hasLeft()) return undefined
      // When the person changes, the lock is released at once. Otherwise the next person would have to wait
      // for it.
      return Promise.race([work().then(resolve, reject), whenPersonChanges()])
    }
    navigator.locks.request(shopScopedKey('purchases'), { signal }, run).catch((error: unknown) => {
      if (isOurs) reject(error)
      else if (!hasLeft()) work().then(resolve, reject)
    })
  })
}

/**
 * Returns true if the person is a visitor, and this token belongs to an order that they paid on this device.
 * Only then may the order appear in the device's list of orders (Product §2.15.5).
 */
export function isVisitorsPurchase(token: string): boolean {
  return (
    person.id() === '' &&
    readPurchases().some((purchase) => purchase.state === 'ordered' && purchase.token === token)
  )
}

/** Stores the request of a purchase until this browser tab is closed. */
export function rememberSentRequest({ key, request }: v.InferOutput<typeof requestSchema>): void {
  lastRequest.write(JSON.stringify({ key, request }))
}

/** Returns the last request that this browser tab sent, or null. */
export const readLastSentRequest = () => parseKept(lastRequest, requestSchema)

const lastOrder = kept('last_order')
const lastOrderSchema = v.object({ key: v.string(), order: placedOrder })

/** Stores the order that was just placed, so that its success page survives a reload (Product §2.11). */
export function storePlacedOrder(key: string, order: PlacedOrder): void {
  lastOrder.write(JSON.stringify({ key, order }))
}

/**
 * Returns the order of a purchase, or null if this browser tab does not know the order. Without a key,
 * returns the last order that `storePlacedOrder` has stored.
 */
export function findPlacedOrder(key: string | undefined): PlacedOrder | null {
  const last = parseKept(lastOrder, lastOrderSchema)
  if (key === undefined || last?.key === key) return last?.order ?? null
  const known = readPurchases().find((purchase) => purchase.key === key)
  return known?.state === 'ordered' ? known.order : null
}

const requestSchema = v.object({ key: v.string(), request: v.string() })

const shared = {
  key: v.string(),
  at: v.number(),
  method: v.picklist(['cod', 'paypal']),
  lines: v.array(orderLineSchema),
  besides: v.array(v.string()),
}

const purchaseSchema = v.variant('state', [
  v.object({ ...shared, state: v.literal('sent') }),
  v.object({
    ...shared,
    state: v.literal('approving'),
    payment: v.object({ paymentId: v.string(), url: v.string(), token: v.nullable(v.string()) }),
    captureSent: optionalIfValid(v.boolean()),
  }),
  v.object({
    ...shared,
    state: v.literal('ordered'),
    order: v.fallback(v.nullable(placedOrder), null),
    token: optionalIfValid(v.string()),
    lapsed: optionalIfValid(v.string()),
  }),
])
