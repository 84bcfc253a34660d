import { parseJson } from './storage'

/** The run-time configuration: one JSON block in index.html, so that one build serves any host (decisions §2). */
export type ShopConfig = {
  /** Origin of the API, without a trailing slash; empty for the shop's own origin. */
  apiBase: string
  mode: 'live' | 'mock'
  /** Whether the API knows the `Idempotency-Key` header. */
  idempotencyKeys: boolean
  paypalClientId: string
}

const fallback: ShopConfig = {
  apiBase: '',
  mode: 'live',
  idempotencyKeys: false,
  paypalClientId: '',
}

/** Reads a configuration block's text. Unknown or damaged values take their defaults. */
export function parseShopConfig(text: string | null): ShopConfig {
  const raw = parseJson(text)
  if (typeof raw !== 'object' || raw === null) return fallback
  const field = (name: string): unknown => Reflect.get(raw, name)
  const string = (name: string): string => {
    const value = field(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    apiBase: string('apiBase').replace(/\/+$/, ''),
    mode: field('mode') === 'mock' ? 'mock' : 'live',
    idempotencyKeys: field('idempotencyKeys') === true,
    paypalClientId: string('paypalClientId'),
  }
}

/** This page's configuration. Outside a page (tests, stories) the defaults. */
export const shopConfig: ShopConfig = parseShopConfig(
  globalThis.document?.getElementById('shop-config')?.textContent ?? null,
)
