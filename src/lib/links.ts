import type { MouseEvent } from 'react'
import { withParams } from './address'
import { shopConfig } from './shop-config'

const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns a link from the server or the query as it is when its scheme is harmless, else `undefined`. */
export function safeHref(href: string): string | undefined {
  const text = href.trim()
  try {
    return allowed.has(new URL(text, 'https://relative.invalid').protocol) ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the page where a payment is approved (Product §4.8.15), or null where nothing may be opened. It is
 * an https page of a configured host, a page of a configured origin, or a page of the demo itself.
 */
export function paymentUrl(href: string): URL | null {
  const page = window.location
  const url = URL.canParse(href, page.href) ? new URL(href, page.href) : null
  const isNamed = (name: string) =>
    name === url?.origin ||
    (url?.protocol === 'https:' &&
      (name === url.host || (name.startsWith('*.') && url.host.endsWith(name.slice(1)))))
  const isOfDemo = shopConfig.mode === 'mock' && url?.origin === page.origin
  return isOfDemo || shopConfig.paymentHosts.split(' ').some(isNamed) ? url : null
}

/** Adds `https://` to a host such as `example.com`; paths of the shop and other schemes stay unchanged. */
export function withScheme(href: string): string {
  const text = href.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
}

/** Returns the `tel:` link of a phone number, however it is written. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/**
 * Returns a text as a part of an address. Half an emoji, which a cut name may end with, has no place there.
 */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Returns the Zalo address of a number or name. */
export function zaloHref(account: string): string {
  const isNumber = /^[\d\s.()+-]+$/.test(account)
  return `https://zalo.me/${encoded(isNumber ? account.replace(/\D/g, '') : account.trim())}`
}

/** Returns the address at which a page is written to over Messenger, with a text to begin with. */
export function messengerHref(page: string, text = ''): string {
  const address = `https://m.me/${encoded(page.trim())}`
  return text ? withParams(address, { text }) : address
}

/**
 * Returns a path of this app (`/cart?x=1`), or `undefined` when a link leads elsewhere (`//evil`,
 * `javascript:`).
 */
export function appPath(href: string): string | undefined {
  try {
    const url = new URL(href, 'https://app.invalid')
    const path = url.pathname + url.search + url.hash
    // The resolved path is checked too: `/..//evil.example` becomes `//evil.example` only then.
    const inside = url.origin === 'https://app.invalid' && isRooted(href) && isRooted(path)
    return inside ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a checked link as a plain anchor needs it: a path of this app below the path that the shop lives
 * under.
 */
export function anchorHref(href: string): string | undefined {
  const path = appPath(href)
  return path === undefined ? safeHref(href) : shopConfig.base + path.slice(1)
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/**
 * True when a click on a link opens it in this tab: with one of these keys it opens another tab or saves the
 * link.
 */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
