import * as v from 'valibot'
import type { OrderLine } from '@/domain/cart/cart'
import { storedOrderLine } from '@/domain/cart/stored-line'
import { optionalIfValid, validEntries } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'

const key = 'paypal_pending'
/** The payload holds personal data, so unlike the pending payments it stays in its tab. */
const payloadKey = 'paypal_payload'

/** A PayPal order that waits for its return (Product §4). In local storage: it may come back in another tab. */
export type PendingPayment = {
  paymentId: string
  /** The token that PayPal's return will carry; null where its address does not show it. */
  token: string | null
  /** Where the shopper approves it. */
  url: string
  lines: readonly OrderLine[]
  /** True once the capture was sent: check its result before sending it again. */
  captureSent?: boolean
}

/** More than one only where several tabs pay at once; the oldest are dropped. */
const most = 5

export function pendingPayments(): readonly PendingPayment[] {
  return readStored(localStore, key, validEntries(pendingSchema)) ?? []
}

/** Returns the pending payment with the token of a return. */
export function pendingOfToken(token: string | undefined): PendingPayment | undefined {
  const all = pendingPayments()
  return (
    all.findLast((one) => token !== undefined && one.token === token) ??
    all.findLast((one) => token === undefined || one.token === null)
  )
}

/** Returns the pending payment of the same order in this tab, to approve it instead of ordering twice. */
export function pendingOfPayload(payload: string): PendingPayment | undefined {
  const stored = readStored(sessionStore, payloadKey, payloadSchema)
  if (stored?.payload !== payload) return undefined
  return pendingPayments().find(({ paymentId }) => paymentId === stored.paymentId)
}

export function storePayload(paymentId: string, payload: string): void {
  sessionStore.write(payloadKey, JSON.stringify({ paymentId, payload }))
}

/** Stores a payment, or its newer state. */
export function storePending(payment: PendingPayment): void {
  write([...others(payment.paymentId), payment].slice(-most))
}

export function forgetPending(paymentId: string): void {
  sessionStore.remove(payloadKey)
  write(others(paymentId))
}

function others(paymentId: string): PendingPayment[] {
  return pendingPayments().filter((one) => one.paymentId !== paymentId)
}

function write(payments: readonly PendingPayment[]): void {
  if (payments.length > 0) localStore.write(key, JSON.stringify(payments))
  else localStore.remove(key)
}

const pendingSchema = v.object({
  paymentId: v.string(),
  url: v.string(),
  token: v.nullable(v.string()),
  lines: v.array(storedOrderLine),
  captureSent: optionalIfValid(v.boolean()),
})

const payloadSchema = v.object({ paymentId: v.string(), payload: v.string() })
