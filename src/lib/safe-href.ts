const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link that came from the server or the query: itself where its scheme is harmless, else `undefined`. */
export function safeHref(href: string): string | undefined {
  const text = href.trim()
  try {
    return allowed.has(new URL(text, 'https://relative.invalid').protocol) ? text : undefined
  } catch {
    return undefined
  }
}

/** A link that dials a number as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** A path of this app (`/cart?x=1`), or `undefined` for anything that leads elsewhere (`//evil`, `javascript:`). */
export function appPath(href: string): string | undefined {
  try {
    const url = new URL(href, 'https://app.invalid')
    const path = url.pathname + url.search + url.hash
    // Both are looked at: `/..//evil.example` only becomes `//evil.example` once it is resolved.
    const inside = url.origin === 'https://app.invalid' && isRooted(href) && isRooted(path)
    return inside ? path : undefined
  } catch {
    return undefined
  }
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
