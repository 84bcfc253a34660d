import * as v from 'valibot'
import { ApiError } from '@/api/errors'
import type { Bill } from '@/api/generated/model'
import { type Line, storedOrderLine } from '@/domain/cart/cart'
import { openPurchase, type PlacedOrder, type Purchase } from '@/domain/order/ledger'
import { kept, parseKept, person, personLeft } from '@/lib/kept'
import { limits } from '@/lib/limits'
import { optionalIfValid, parseStored, storedWhole, validEntries } from '@/lib/schema'
import { shopConfig } from '@/lib/shop-config'
import { inThisShop } from '@/lib/storage'

const billLine = v.object({
  code: v.string(),
  label: v.fallback(v.string(), ''),
  amount: storedWhole(Number.MIN_SAFE_INTEGER),
})

/**
 * A bill in the storage or in an error answer. Bills in successful answers are checked by their contract
 * instead.
 */
const billSchema = v.object({ lines: v.array(billLine), total: storedWhole(0) })

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

/** Returns true for a complete order. The storage and answers may contain damaged orders. */
export function isPlacedOrder(value: unknown): value is PlacedOrder {
  return v.is(schema, value)
}

const placedOrder = v.custom<PlacedOrder>(isPlacedOrder)

const refused = v.object({ bill: billSchema })

/**
 * Returns the host's new bill, if the host refused an order because the shopper had seen another bill.
 * Otherwise returns null.
 */
export function newBillOf(error: unknown): Bill | null {
  if (!(error instanceof ApiError) || error.code !== 'billChanged') return null
  const read = v.safeParse(refused, error.body)
  return read.success ? read.output.bill : null
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The key of the purchase on a success page (Product §2.11). The order itself is stored elsewhere,
     * because history entries can't be deleted when the shopper signs out.
     */
    purchase?: string
  }
}

const ledger = kept('purchases')
/** The request of the last purchase. It contains a name and an address, so it is kept in its tab only. */
const lastRequest = kept('purchase_request')

/** No checkout stays open for longer than this time. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const maxStored = 20

/**
 * The parsed purchases. Each stored text is parsed only once, because every bill on the screen reads the
 * purchases.
 */
let parsed: { text: string | null; all: readonly Purchase[] } = { text: null, all: [] }

/** Returns the purchases of all tabs, the oldest first. */
export function purchases(): readonly Purchase[] {
  const text = ledger.read()
  if (text !== parsed.text)
    parsed = { text, all: parseStored(text, validEntries(purchaseSchema)) ?? [] }
  const { all } = parsed
  const latest = Date.now() - maxAgeMs
  return all.filter(({ at }) => at > latest)
}

/** Stores a new purchase, or the new state of a stored purchase. */
export function savePurchase<P extends Purchase>(purchase: P): P {
  write([...others(purchase.key), purchase].slice(-maxStored))
  return purchase
}

/** Deletes a purchase. With `unlessOrdered`, a purchase that is already ordered stays. */
export function forgetPurchase(key: string, unlessOrdered = false): void {
  const isKept = ({ state }: Purchase) => unlessOrdered && state === 'ordered'
  if (!purchases().some((purchase) => purchase.key === key && isKept(purchase))) write(others(key))
}

/** Returns the key of the shopper's own unpaid order of these lines. A new order may replace that order. */
export const replaceable = (lines: readonly Line[]): string | undefined =>
  shopConfig.idempotencyKeys ? openPurchase(purchases(), lines)?.key : undefined

function others(key: string): Purchase[] {
  return purchases().filter((purchase) => purchase.key !== key)
}

function write(next: readonly Purchase[]): void {
  ledger.write(JSON.stringify(next))
}

/**
 * Calls `listener` when another tab may have changed the purchases. Returns a function that removes the
 * listener.
 */
export function onPurchasesChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (ledger.isOf(event)) listener()
  }
  // A page from the back/forward cache has missed storage events, so the listener runs when the page is shown
  // again.
  window.addEventListener('pageshow', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('pageshow', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Runs `work` while no other tab orders or pays. Sometimes the lock does not help: a suspended tab may hold
 * it for too long, and an insecure origin has no locks. Then only the stored states prevent a second order.
 * Never starts work for a person who has left.
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
      // If the person leaves, the lock does not wait for their work, so that the next person gets the lock.
      return Promise.race([work().then(resolve, reject), personLeft()])
    }
    navigator.locks.request(inThisShop('purchases'), { signal }, run).catch((error: unknown) => {
      if (isOurs) reject(error)
      else if (!hasLeft()) work().then(resolve, reject)
    })
  })
}

/**
 * Returns true for a purchase that a visitor paid on this device. Only such orders are added to the device's
 * list (Product §2.15.5).
 */
export function isVisitorsPurchase(token: string): boolean {
  return (
    person.id() === '' &&
    purchases().some((purchase) => purchase.state === 'ordered' && purchase.token === token)
  )
}

/** Stores the request that a purchase sent, until this tab is closed. */
export function rememberSent({ key, request }: v.InferOutput<typeof requestSchema>): void {
  lastRequest.write(JSON.stringify({ key, request }))
}

/** Returns the last request that this tab sent. */
export const lastSent = () => parseKept(lastRequest, requestSchema)

const lastOrder = kept('last_order')
const lastOrderSchema = v.object({ key: v.string(), order: placedOrder })

/** Stores the order that was just placed, so that its success page survives a reload (Product §2.11). */
export function keepPlacedOrder(key: string, order: PlacedOrder): void {
  lastOrder.write(JSON.stringify({ key, order }))
}

/**
 * Returns the order of a purchase if this tab knows it. Without a key, returns the order of the last success
 * page.
 */
export function placedOrderOf(key: string | undefined): PlacedOrder | null {
  const last = parseKept(lastOrder, lastOrderSchema)
  if (key === undefined || last?.key === key) return last?.order ?? null
  const known = purchases().find((purchase) => purchase.key === key)
  return known?.state === 'ordered' ? known.order : null
}

const requestSchema = v.object({ key: v.string(), request: v.string() })

const shared = {
  key: v.string(),
  at: v.number(),
  method: v.picklist(['cod', 'paypal']),
  lines: v.array(storedOrderLine),
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
