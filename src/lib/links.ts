import type { MouseEvent } from 'react'
import { withParams } from './address'
import { shopConfig } from './shop-config'

const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns a link from the server or the query unchanged if its scheme is harmless, otherwise `undefined`. */
export function safeHref(href: string): string | undefined {
  const text = href.trim()
  try {
    return allowed.has(new URL(text, 'https://relative.invalid').protocol) ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the page where a payment is approved (Product §4.8.15), or null if the address must not be opened.
 * Allowed are an https page of a configured host, a page of a configured origin, and a page of the demo
 * itself.
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

/**
 * Adds `https://` to a host such as `example.com`. Paths of the shop and addresses with another scheme stay
 * unchanged.
 */
export function withScheme(href: string): string {
  const text = href.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
}

/** Returns the `tel:` link of a phone number, in whatever format the number is written. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/**
 * Returns a text encoded as a part of an address. Half an emoji, which may be at the end of a cut name, is
 * removed, because it cannot be encoded.
 */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Returns the Zalo address of a number or name. */
export function zaloHref(account: string): string {
  const isNumber = /^[\d\s.()+-]+$/.test(account)
  return `https://zalo.me/${encoded(isNumber ? account.replace(/\D/g, '') : account.trim())}`
}

/**
 * Returns the address that opens a Messenger conversation with a page. `text` is the start of the message.
 */
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
    // The resolved path is checked too, because `/..//evil.example` becomes `//evil.example` only when it is
    // resolved.
    const inside = url.origin === 'https://app.invalid' && isRooted(href) && isRooted(path)
    return inside ? path : undefined
  } catch {
    return undefined
  }
}

/** Returns a checked link for a plain anchor. A path of this app gets the shop's base path in front. */
export function anchorHref(href: string): string | undefined {
  const path = appPath(href)
  return path === undefined ? safeHref(href) : shopConfig.base + path.slice(1)
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/**
 * Returns true if a click on a link opens it in this tab. With one of these keys the click opens another tab
 * or saves the link.
 */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
