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
 * Returns request options with this idempotency key. Without a key it returns no options, and the request
 * gets a new key automatically.
 */
export function keyHeaders(key: string | undefined) {
  return key === undefined ? {} : { headers: { [idempotencyKeyHeader]: key } }
}
