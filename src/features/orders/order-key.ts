import * as v from 'valibot'
import type { OrderRequest } from '@/api/generated/model'
import { randomKey } from '@/lib/random-key'
import { readStored, sessionStore } from '@/lib/storage'

const storageKey = 'order_key'
const schema = v.object({ key: v.string(), payload: v.string() })

/**
 * The `Idempotency-Key` of an order (Product §4.8): the same for every try of the same payload, also
 * after a reload, so that an order whose answer was lost is not placed twice.
 */
export function orderKeyFor(request: OrderRequest): string {
  const payload = JSON.stringify(request)
  const stored = readStored(sessionStore, storageKey, schema)
  if (stored?.payload === payload) return stored.key
  const key = randomKey()
  sessionStore.write(storageKey, JSON.stringify({ key, payload }))
  return key
}

/** After a final answer, the next order gets a new key even with the same payload. */
export function forgetOrderKey(): void {
  sessionStore.remove(storageKey)
}
