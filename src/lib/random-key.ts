/** Returns 128 random bits in hex. Pages served over plain http have no `crypto.randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The headers of a create that is sent under a key, for the generated hooks. */
export function keyHeaders(key: string | undefined) {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } }
}
