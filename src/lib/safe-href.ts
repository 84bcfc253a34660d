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

/** A path of this app (`/cart?x=1`), or `undefined` for anything that leads elsewhere (`//evil`, `javascript:`). */
export function appPath(href: string): string | undefined {
  try {
    const url = new URL(href, 'https://app.invalid')
    const inside = url.origin === 'https://app.invalid' && /^\/(?![/\\])/.test(href)
    return inside ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}
