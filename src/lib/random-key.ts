/**
 * Returns 128 random bits as hex digits. `crypto.randomUUID` is not used, because pages over plain http do
 * not have it.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const idempotencyKeyHeader = 'Idempotency-Key'

/**
 * Returns request options with this idempotency key. Without a key, the options are empty, and api/http.ts
 * creates a key if the operation takes keys.
 */
export function idempotencyHeaders(key: string | undefined) {
  return key === undefined ? {} : { headers: { [idempotencyKeyHeader]: key } }
}
