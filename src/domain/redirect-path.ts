import { appPath } from '@/lib/safe-href'

/** How often an address may be encoded over before nobody decodes it that often any more. */
const depth = 4

/**
 * Where `/checkout?redirect=…` leads after a sign-in (Product §2): a path of this app. `undefined` for anything that
 * leads elsewhere (`//evil.example`, `javascript:`), or would once it is decoded.
 */
export function redirectPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  let text = raw
  for (let round = 0; round < depth; round += 1) {
    if (appPath(text) === undefined) return undefined
    text = decoded(text)
  }
  return appPath(raw)
}

/** A malformed escape decodes no further. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
