import type { MouseEvent } from 'react'
import { shopConfig } from './shop-config'
import { withParams } from './url'

const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns the URL of a link, without spaces around it, if the link is safe to open: a relative URL, or one
 * with http, https, mailto or tel. Returns `undefined` for all others, such as `javascript:`.
 */
export function safeHref(href: string): string | undefined {
  const text = href.trim()
  try {
    return allowed.has(new URL(text, 'https://relative.invalid').protocol) ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the URL of the page on which the shopper approves a payment (Product §4.8.5). Returns null if the
 * URL is not allowed. Allowed are https pages of the configured hosts, pages of the configured origins, and,
 * in the demo, pages of the demo itself.
 */
export function allowedPaymentUrl(href: string): URL | null {
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
 * Adds `https://` to a URL that begins with a host name, such as `example.com`. Paths of the shop and URLs
 * with a scheme stay unchanged.
 */
export function withScheme(href: string): string {
  const text = href.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
}

/** Returns the `tel:` link of a phone number. The number may contain spaces. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/**
 * Encodes a text as a part of a URL. A cut name may end with half an emoji. That half is removed, because it
 * cannot be encoded.
 */
export const encodeForUrl = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Returns the URL of a Zalo account. `account` is its phone number or its name. */
export function zaloHref(account: string): string {
  const isNumber = /^[\d\s.()+-]+$/.test(account)
  return `https://zalo.me/${encodeForUrl(isNumber ? account.replace(/\D/g, '') : account.trim())}`
}

/** Returns the URL of a map that shows an address. On a phone, it opens the app for maps. */
export const mapUrl = (address: string): string =>
  withParams('https://www.google.com/maps/search/?api=1', { query: address })

/**
 * Returns the URL that opens a Messenger conversation with a Facebook page. `text` is the start of the
 * message.
 */
export function messengerHref(page: string, text = ''): string {
  const address = `https://m.me/${encodeForUrl(page.trim())}`
  return text ? withParams(address, { text }) : address
}

/**
 * Returns a link as a path of this app, such as `/cart?x=1`. Returns `undefined` if the link leads elsewhere
 * (`//evil`, `javascript:`).
 */
export function appPath(href: string): string | undefined {
  try {
    const url = new URL(href, 'https://app.invalid')
    const path = url.pathname + url.search + url.hash
    // The resolved path is checked too, because resolving turns `/..//evil.example` into `//evil.example`.
    const inside = url.origin === 'https://app.invalid' && isRooted(href) && isRooted(path)
    return inside ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the URL of a safe link for an `<a>` element, otherwise `undefined`. A path of this app gets the
 * shop's base path in front.
 */
export function anchorHref(href: string): string | undefined {
  const path = appPath(href)
  return path === undefined ? safeHref(href) : shopConfig.base + path.slice(1)
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/**
 * Returns true if a click opens a link in this browser tab. With Ctrl, ⌘, Shift or Alt, the browser opens a
 * new tab or window, or saves the link.
 */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
