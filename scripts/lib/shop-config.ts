import { withPolicy } from './page-policy.ts'

/** Settings of a finished build that depend on where it is hosted (Product §11.4). */
export interface BuildConfig {
  /** Origin of the API. */
  apiBase: string
  /** True when that API supports the `Idempotency-Key` header. */
  idempotencyKeys: boolean
  /** Empty when PayPal is not set up. */
  paypalClientId: string
}

const block = /(<script[^>]*\bid="shop-config"[^>]*>)([\s\S]*?)(<\/script>)/

/**
 * Returns a built page with its configuration block rewritten (mode `live`) and a Content-Security-Policy that allows
 * the API. Throws when the page has no such block or the address is not an http(s) address.
 */
export function configurePage(html: string, config: BuildConfig): string {
  const { idempotencyKeys, paypalClientId } = config
  const apiBase = addressOf(config.apiBase)
  const page = writeBlock(html, { apiBase, mode: 'live', idempotencyKeys, paypalClientId })
  const paypal = paypalClientId !== ''
  return withPolicy(page, {
    apiOrigin: new URL(apiBase).origin,
    paypal,
    trustedTypes: !paypal,
  })
}

/** Returns the page of a mock build: its own origin answers and supports `Idempotency-Key` (Product §11.4). */
export function mockPage(html: string): string {
  return writeBlock(html, { apiBase: '', mode: 'mock', idempotencyKeys: true, paypalClientId: '' })
}

function writeBlock(html: string, config: BuildConfig & { mode: 'live' | 'mock' }): string {
  const content = JSON.stringify(config)
  if (!block.test(html)) {
    throw new Error('The page has no shop-config block: it is not the index.html of a build')
  }
  // "<" would let a value end the script element.
  const safe = content.replaceAll('<', '\\u003c')
  return html.replace(block, (_all, open: string, _old, close: string) => open + safe + close)
}

/** Returns the address without trailing slashes. Throws unless it is an http(s) origin, with or without a path. */
function addressOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.search || url.hash || url.username) {
    throw new Error(
      `Not an address of an API: "${address}". Give an http or https address without query, for example https://api.example/v1`,
    )
  }
  return url.href.replace(/\/+$/, '')
}
