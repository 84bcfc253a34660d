import * as v from 'valibot'
import { withoutEndings } from './characters'
import { parseStored } from './schema'

/** A URL without a slash at its end, because every path of the API begins with one. */
const withoutSlashAtEnd = v.pipe(
  v.string(),
  v.transform((address) => withoutEndings(address, '/')),
)

/**
 * The configuration of the shop. The configuration stands as JSON in index.html and is read in the browser,
 * so that one build works on any host (Product §11.4).
 */
const schema = v.object({
  /** The path of the shop on its host. It begins and ends with a slash: `/` or `/shop/`. */
  base: v.fallback(v.pipe(v.string(), v.regex(/^\/([^/].*\/)?$/)), '/'),
  /** The origin of the API, without a slash at its end. Empty if the API has the shop's own origin. */
  apiBase: v.fallback(withoutSlashAtEnd, ''),
  /** The base of relative picture URLs, without a slash at its end. If it is empty, `apiBase` is used. */
  imageBase: v.fallback(withoutSlashAtEnd, ''),
  /**
   * The public URL of the shop, for search engines and link previews. If it is empty, the URL in the site's
   * data is used.
   */
  siteUrl: v.fallback(v.string(), ''),
  mode: v.fallback(v.picklist(['live', 'mock']), 'live'),
  /** True if the API supports the `Idempotency-Key` header. */
  idempotencyKeys: v.fallback(v.boolean(), false),
  /** False if the API has no quotes of orders (Product §9.7). The shop then does not ask for them. */
  quotes: v.fallback(v.boolean(), true),
  /** False if the shop runs without a service worker. */
  worker: v.fallback(v.boolean(), true),
  /** The hosts (https) and origins that may approve payments, separated by spaces. */
  paymentHosts: v.fallback(v.string(), '*.paypal.com'),
  paypalClientId: v.fallback(v.string(), ''),
  /** The URL that receives error reports. If it is empty, no reports are sent. */
  errorsUrl: v.fallback(v.string(), ''),
})

export type ShopConfig = v.InferOutput<typeof schema>

/** Parses the configuration. Missing or invalid values get their defaults. */
export function parseShopConfig(text: string | null): ShopConfig {
  return parseStored(text, schema) ?? v.getFallbacks(schema)
}

declare global {
  /** The configuration as text while a page is prerendered, because that code has no document. */
  var shopConfigText: string | undefined
}

/** The configuration of this page. Tests and stories have the defaults. */
export const shopConfig: ShopConfig = parseShopConfig(
  globalThis.document?.getElementById('shop-config')?.textContent ??
    globalThis.shopConfigText ??
    null,
)

/**
 * Returns the base of relative picture URLs, with a slash at its end. Returns '' if they are relative to the
 * page.
 */
export function imageBase(): string {
  const base = shopConfig.imageBase || shopConfig.apiBase
  return base && `${base}/`
}

/** The shop's name in the HTML of the page. The name is shown until the site's data is loaded. */
export const shopName: string =
  globalThis.document?.querySelector('meta[name=application-name]')?.getAttribute('content') ?? ''
