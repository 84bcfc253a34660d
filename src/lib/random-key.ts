/** Returns 128 random bits in hex. Pages served over plain http have no `crypto.randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const keyHeader = 'Idempotency-Key'

/**
 * The headers of a click whose key outlives this page or this answer, for the generated hooks; others get one
 * by themselves.
 */
export function keyHeaders(key: string | undefined) {
  return key === undefined ? {} : { headers: { [keyHeader]: key } }
}
