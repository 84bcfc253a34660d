import { defaultLocale, localeParam, initialLocale } from '@/i18n/locales'
import { demoWorldState } from '@/lib/demo-world'
import type { ShopConfig } from '@/lib/shop-config'

/** The data in the head of a prerendered page, which `npm run prerender` writes. */
export type PrerenderedData = {
  /**
   * The URL path below the shop's base. `params` are the search parameters that change the content of the
   * screen.
   */
  path: string
  params: readonly string[]
  /** When the page was made, in ms since 1970. */
  at: number
  /** How long the prices of the page may be shown, in ms. */
  maxAgeMs: number
  /** The file that starts the app. */
  bundle: string
}

/**
 * How a prerendered page can be used:
 * - `fresh`: the page is shown, and its API responses fill the query cache.
 * - `old`: the page is shown without prices until the API has answered.
 * - `hidden`: the search parameters change the screen, so only the API responses of the page are used.
 * - `none`: the page is not used, because it is for another URL, language or world. A page that would be both
 *   `old` and `hidden` is not used either.
 */
export type PrerenderedState = 'fresh' | 'old' | 'hidden' | 'none'

/**
 * Returns the data that `npm run prerender` wrote into the page. Returns undefined if the page is not
 * prerendered.
 */
export function readPrerenderedData(): PrerenderedData | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=prerendered]')
  return meta ? JSON.parse(meta.content) : undefined
}

/**
 * Returns how the prerendered page can be used at the current URL. The URL must be checked, because a static
 * host may answer any URL with any page.
 */
export function prerenderedState(
  { path, params, at, maxAgeMs }: PrerenderedData,
  { base, mode }: Pick<ShopConfig, 'base' | 'mode'>,
  now = Date.now(),
): PrerenderedState {
  // The prerendered pages of the demo show its initial world. If the demo opens another world, the pages are
  // not used. If the initial world has changed, the pages count as old.
  const world = __API_MOCKS__ && mode === 'mock' ? demoWorldState(window.location.search) : 'seed'
  const search = new URLSearchParams(window.location.search)
  // The language in the URL counts first, because the app will store it as the chosen language.
  const locale = search.get(localeParam) ?? initialLocale()
  if (path !== pathBelow(base) || locale !== defaultLocale || world === 'other') return 'none'
  // A page whose date is in the future counts as old, because the browser's clock must then be wrong.
  const isFresh = Math.abs(now - at) <= maxAgeMs && world === 'seed'
  if (params.some((name) => search.has(name))) return isFresh ? 'hidden' : 'none'
  return isFresh ? 'fresh' : 'old'
}

function pathBelow(base: string): string {
  const path = window.location.pathname.slice(base.length - 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
