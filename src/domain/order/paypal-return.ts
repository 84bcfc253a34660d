/** What PayPal brings back to `/checkout` (spec §4). Without `success` it is an ordinary visit. */
export type PaypalReturn = { success?: boolean; token?: string }

/** Reads the query of the checkout. The router has parsed it: a flag may be one, a token a number. */
export function paypalReturn(raw: Record<string, unknown>): PaypalReturn {
  const success = String(raw.success)
  if (success !== 'true' && success !== 'false') return {}
  return { success: success === 'true', ...paypalToken(raw) }
}

/** Reads `?token=…`; nothing where it is missing or empty. */
export function paypalToken({ token }: Record<string, unknown>): { token?: string } {
  const text = typeof token === 'string' || typeof token === 'number' ? String(token).trim() : ''
  return text ? { token: text } : {}
}
