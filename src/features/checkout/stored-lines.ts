import * as v from 'valibot'
import { storedOrderLine } from '@/domain/cart/stored-line'
import { optionalIfValid, validEntries } from '@/lib/schema'
import { readStored, sessionStore } from '@/lib/storage'
import type { Checkout } from './state'

const key = 'checkout_lines'

/** `visit` names the history entry: another visit to the checkout does not find the lines of this one. */
const schema = v.object({
  visit: v.string(),
  lines: validEntries(storedOrderLine),
  since: optionalIfValid(v.number()),
})

/** Stores what this visit brought, so that a reload and a tab that the phone dropped keep it (Product §4.8). */
export function storeCheckout(visit: string, { lines, since }: Checkout): void {
  sessionStore.write(key, JSON.stringify({ visit, lines, since }))
}

/** Returns what this visit brought; no lines where another visit stored them. */
export function storedCheckout(visit: string): Checkout {
  const stored = readStored(sessionStore, key, schema)
  const { lines = [], since = Date.now() } = stored?.visit === visit ? stored : {}
  return { lines, since }
}

export function dropCheckoutLines(): void {
  sessionStore.remove(key)
}
