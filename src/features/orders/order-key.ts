import * as v from 'valibot'
import type { OrderRequest } from '@/api/generated/model'
<<<<<<< HEAD
import { readStored, sessionStore } from '@/lib/storage'
=======
import { randomKey } from '@/lib/random-key'
import { parseJson, sessionStore } from '@/lib/storage'
>>>>>>> ff6a5f9 (feat(ui): one kit for editing what others edit too; forms load their rules in one way)

const storageKey = 'order_key'
const schema = v.object({ key: v.string(), payload: v.string() })

/**
 * The `Idempotency-Key` of an order (decisions §2): the same for every try of the same payload, also
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

/** After an answer that settles it, the next order is another one even with the same payload. */
export function forgetOrderKey(): void {
  sessionStore.remove(storageKey)
}

<<<<<<< HEAD
/** 128 random bits in hex. Not `randomUUID`, which plain-http hosts do not have. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
=======
type Kept = { key: string; payload: string }

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'key') === 'string' &&
    typeof Reflect.get(value, 'payload') === 'string'
  )
>>>>>>> ff6a5f9 (feat(ui): one kit for editing what others edit too; forms load their rules in one way)
}
