import { appPath } from '@/lib/links'

/** A path may be encoded several times over: each of this many rounds of decoding must stay inside the app. */
const maxDecodings = 4

/**
 * Returns the path of this app that `/checkout?redirect=…` names for after the sign-in (Product §2), or `undefined`
 * when it leads elsewhere (`//evil.example`, `javascript:`), also once decoded.
 */
export function redirectPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  let text = raw
  for (let round = 0; round < maxDecodings; round += 1) {
    if (appPath(text) === undefined) return undefined
    text = decoded(text)
  }
  return appPath(raw)
}

/** Returns text with a malformed escape as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
