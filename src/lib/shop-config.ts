import * as v from 'valibot'
import { withoutEnd } from './characters'
import { parseStored } from './schema'

/** Every path of the API begins with a slash. */
const withoutSlashAtEnd = v.pipe(
  v.string(),
  v.transform((address) => withoutEnd(address, '/')),
)

/**
 * The run-time configuration is a JSON block in index.html, so that one build serves any host
 * (Product §11.4).
 */
const schema = v.object({
  /** The path that the shop lives under, from slash to slash: `/` or `/shop/`. */
  base: v.fallback(v.pipe(v.string(), v.regex(/^\/([^/].*\/)?$/)), '/'),
  /** Origin of the API, without a trailing slash; empty for the shop's own origin. */
  apiBase: v.fallback(withoutSlashAtEnd, ''),
  /** Base of relative picture addresses, without a trailing slash; empty for `apiBase`. */
  imageBase: v.fallback(withoutSlashAtEnd, ''),
  /**
   * Address of the published shop, for search engines and link previews; empty for the address in the site's
   * data.
   */
  siteUrl: v.fallback(v.string(), ''),
  mode: v.fallback(v.picklist(['live', 'mock']), 'live'),
  /** True when the API knows the `Idempotency-Key` header. */
  idempotencyKeys: v.fallback(v.boolean(), false),
  /** False when the API gives no quotes of orders (Product §9.7): it is not even asked. */
  quotes: v.fallback(v.boolean(), true),
  /** False where the shop has no service worker. */
  worker: v.fallback(v.boolean(), true),
  /** Hosts (https) and origins that may approve payments, with blanks between them. */
  paymentHosts: v.fallback(v.string(), '*.paypal.com'),
  paypalClientId: v.fallback(v.string(), ''),
  /** Address for error reports of this shop; empty for no reports. */
  errorsUrl: v.fallback(v.string(), ''),
})

export type ShopConfig = v.InferOutput<typeof schema>

/** Parses a configuration block. Unknown or damaged values take their defaults. */
export function parseShopConfig(text: string | null): ShopConfig {
  return parseStored(text, schema) ?? v.getFallbacks(schema)
}

declare global {
  /** The configuration block, where there is no page that has it: a prerendered page is rendered. */
  var shopConfigText: string | undefined
}

/** This page's configuration; in tests and stories the defaults. */
export const shopConfig: ShopConfig = parseShopConfig(
  globalThis.document?.getElementById('shop-config')?.textContent ??
    globalThis.shopConfigText ??
    null,
)

/** Returns the base of relative image addresses, with a slash at the end; empty for the page's own. */
export function imageBase(): string {
  const base = shopConfig.imageBase || shopConfig.apiBase
  return base && `${base}/`
}

/** The shop's name from the page's HTML, shown until the site's data is loaded. */
export const shopName: string =
  globalThis.document?.querySelector('meta[name=application-name]')?.getAttribute('content') ?? ''
