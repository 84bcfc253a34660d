import { withPolicy } from './page-policy.ts'

/** What a finished build can be told about the place it runs in (Product §11.4). */
export interface BuildConfig {
  /** Origin of the API. */
  apiBase: string
  /** Whether that API knows the `Idempotency-Key` header. */
  idempotencyKeys: boolean
  /** Empty where PayPal is not set up. */
  paypalClientId: string
}

const block = /(<script[^>]*\bid="shop-config"[^>]*>)([\s\S]*?)(<\/script>)/

/**
 * Rewrites the configuration block of a built page, which is `live` from then on, and what its
 * Content-Security-Policy lets it talk to.
 * Throws where the page has no such block or the address is not an http(s) origin.
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

/** The page of a mock build: its own origin answers, and knows the `Idempotency-Key` header (Product §11.4). */
export function mockPage(html: string): string {
  return writeBlock(html, { apiBase: '', mode: 'mock', idempotencyKeys: true, paypalClientId: '' })
}

function writeBlock(html: string, config: BuildConfig & { mode: 'live' | 'mock' }): string {
  const content = JSON.stringify(config)
  if (!block.test(html)) throw new Error('The page has no shop-config block')
  // "<" would let a value end the script element.
  const safe = content.replaceAll('<', '\\u003c')
  return html.replace(block, (_all, open: string, _old, close: string) => open + safe + close)
}

/** The address without trailing slashes. Throws on anything but an http(s) origin with a path. */
function addressOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.search || url.hash || url.username) {
    throw new Error(`Not an address of an API: ${address}`)
  }
  return url.href.replace(/\/+$/, '')
}
