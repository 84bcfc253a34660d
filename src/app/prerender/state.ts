import { defaultLocale, localeParam, storedLocale } from '@/i18n/locales'
import { worldBeside } from '@/lib/demo-world'
import type { ShopConfig } from '@/lib/shop-config'

/** The data that `npm run prerender` writes into the head of a prerendered page. */
export type PrerenderedNote = {
  /**
   * The address inside the shop. `params` contains the URL parameters that make the screen differ from this
   * page.
   */
  path: string
  params: readonly string[]
  /** The time at which the page was made, and how long its prices may be shown, in ms. */
  at: number
  maxAgeMs: number
  /** The file that starts the app. */
  bundle: string
}

/**
 * How a prerendered page is used:
 * - `fresh`: it is shown, and its answers fill the query cache;
 * - `old`: it is shown without prices until the API has answered;
 * - `hidden`: the address needs another variant of it, so only its answers are used;
 * - `none`: it is for another address or language, so it is not used.
 */
export type PrerenderedState = 'fresh' | 'old' | 'hidden' | 'none'

export function noteInPage(): PrerenderedNote | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=prerendered]')
  return meta ? JSON.parse(meta.content) : undefined
}

/**
 * Returns how the page can be used at the current address. The address has to be checked, because a static
 * host may answer any address with any page.
 */
export function prerenderedState(
  { path, params, at, maxAgeMs }: PrerenderedNote,
  { base, mode }: Pick<ShopConfig, 'base' | 'mode'>,
  now = Date.now(),
): PrerenderedState {
  // In the demo, the page shows the initial data. It is not used with other data, and its prices are hidden
  // once the demo's data has changed.
  const world = __API_MOCKS__ && mode === 'mock' ? worldBeside(window.location.search) : 'seed'
  const search = new URLSearchParams(window.location.search)
  // The app later stores the language of the address as the chosen language.
  const locale = search.get(localeParam) ?? storedLocale()
  if (path !== pathBelow(base) || locale !== defaultLocale || world === 'other') return 'none'
  // The difference counts in both directions. With a clock that is a year wrong, every prerendered page
  // counts as old, even a page from the future.
  const isFresh = Math.abs(now - at) <= maxAgeMs && world === 'seed'
  if (params.some((name) => search.has(name))) return isFresh ? 'hidden' : 'none'
  return isFresh ? 'fresh' : 'old'
}

function pathBelow(base: string): string {
  const path = window.location.pathname.slice(base.length - 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
