/** The headers of a create that is sent under a key, for the generated hooks. */
export function keyHeaders(key: string | undefined) {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } }
}
