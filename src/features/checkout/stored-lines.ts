import * as v from 'valibot'
import type { OrderLine } from '@/domain/cart/cart'
import { storedOrderLine } from '@/domain/cart/stored-line'
import { validEntries } from '@/lib/schema'
import { readStored, sessionStore } from '@/lib/storage'

const key = 'checkout_lines'

/** `visit` is the key of the history entry: another visit to the checkout does not find the lines of this one. */
const schema = v.object({ visit: v.string(), lines: validEntries(storedOrderLine) })

/** Stores the lines of this visit, so that a reload and a tab that the phone dropped keep them (Product §4.8). */
export function storeCheckoutLines(visit: string, lines: readonly OrderLine[]): void {
  sessionStore.write(key, JSON.stringify({ visit, lines }))
}

/** Returns the stored lines of this visit; none where another visit stored them. */
export function storedCheckoutLines(visit: string): readonly OrderLine[] {
  const stored = readStored(sessionStore, key, schema)
  return stored?.visit === visit ? stored.lines : []
}

export function dropCheckoutLines(): void {
  sessionStore.remove(key)
}
