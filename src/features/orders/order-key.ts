import type { OrderRequest } from '@/api/generated/model'
import { parseJson, sessionStore } from '@/lib/storage'

const storageKey = 'order_key'

/**
 * The `Idempotency-Key` of an order (decisions §2): the same for every try of the same payload, also
 * after a reload, so that an order whose answer was lost is not placed twice.
 */
export function orderKeyFor(request: OrderRequest): string {
  const payload = JSON.stringify(request)
  const kept = parseJson(sessionStore.read(storageKey))
  if (isKept(kept) && kept.payload === payload) return kept.key
  const key = randomKey()
  sessionStore.write(storageKey, JSON.stringify({ key, payload }))
  return key
}

/** After an answer that settles it, the next order is another one even with the same payload. */
export function forgetOrderKey(): void {
  sessionStore.remove(storageKey)
}

/** 128 random bits in hex. Not `randomUUID`, which plain-http hosts do not have. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Kept = { key: string; payload: string }

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'key') === 'string' &&
    typeof Reflect.get(value, 'payload') === 'string'
  )
}
