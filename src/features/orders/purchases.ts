import * as v from 'valibot'
import { storedOrderLine } from '@/domain/cart/stored-line'
import { type ApprovingPurchase, isApproving, type Purchase } from '@/domain/order/purchase'
import { limits } from '@/lib/limits'
import { optionalIfValid, validEntries } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'
import { placedOrder } from './placed-order'

const storageKey = 'purchases'
/** The request of the last purchase. It holds personal data, so unlike the purchases it stays in its tab. */
const requestKey = 'purchase_request'

/** No checkout stays open for longer. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const maxStored = 20

/** The purchases where the storage takes none: this tab's only. */
let inMemory: readonly Purchase[] = []

/** Returns the purchases of all tabs, the oldest first. */
export function purchases(): readonly Purchase[] {
  const stored = readStored(localStore, storageKey, validEntries(purchaseSchema)) ?? []
  const latest = Date.now() - maxAgeMs
  return [...stored, ...inMemory].filter(({ at }) => at > latest)
}

/** Stores a purchase, or its newer state. */
export function savePurchase<P extends Purchase>(purchase: P): P {
  write([...others(purchase.key), purchase].slice(-maxStored))
  return purchase
}

export function forgetPurchase(key: string): void {
  write(others(key))
}

function others(key: string): Purchase[] {
  return purchases().filter((one) => one.key !== key)
}

function write(next: readonly Purchase[]): void {
  const isStored = localStore.write(storageKey, JSON.stringify(next))
  inMemory = isStored ? [] : next
  if (!isStored) localStore.remove(storageKey)
}

/** Calls `listener` when another tab changes the purchases, or may have. Returns the function that stops it. */
export function onPurchasesChangedElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('pageshow', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Runs `work` while no other tab orders or pays. Where a tab holds on for longer than its call may take, as a suspended one, or
 * without locks (an insecure origin), the stored states alone guard.
 */
export async function withPurchaseLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let isOurs = false
  const signal = AbortSignal.timeout(2 * limits.requestTimeoutMs)
  const run = () => {
    isOurs = true
    return work()
  }
  return navigator.locks.request(storageKey, { signal }, run).catch((error: unknown) => {
    if (isOurs) throw error
    return work()
  })
}

/** Returns the purchase that a return from PayPal belongs to. */
export function approvingByToken(token: string | undefined): ApprovingPurchase | undefined {
  const all = purchases().filter(isApproving)
  return (
    all.findLast(({ payment }) => token !== undefined && payment.token === token) ??
    all.findLast(({ payment }) => token === undefined || payment.token === null)
  )
}

export function approvingByPaymentId(paymentId: string | null): ApprovingPurchase | undefined {
  return purchases()
    .filter(isApproving)
    .find(({ payment }) => payment.paymentId === paymentId)
}

/** Stores what was sent for a purchase, as long as this tab lives. */
export function storeSentRequest(key: string, request: string): void {
  sessionStore.write(requestKey, JSON.stringify({ key, request }))
}

/** Returns what this tab sent for a purchase; null where it was not this tab's last one. */
export function sentRequest(key: string): string | null {
  const stored = readStored(sessionStore, requestKey, requestSchema)
  return stored?.key === key ? stored.request : null
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
  }),
])
