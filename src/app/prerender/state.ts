import { defaultLocale, localeParam, storedLocale } from '@/i18n/locales'
import { worldBeside } from '@/lib/demo-world'
import type { ShopConfig } from '@/lib/shop-config'

/** What the head of a prerendered page (`npm run prerender`) says of it. */
export type PrerenderedNote = {
  /** The address inside the shop, and the parameters by which its screen shows something else. */
  path: string
  params: readonly string[]
  /** When it was made, and how long its prices may be shown, in ms. */
  at: number
  maxAgeMs: number
  /** The file that the page starts the app from. */
  bundle: string
}

/**
 * What the page is good for:
 * - `fresh`: it is shown, and its answers fill the query cache;
 * - `old`: it is shown without its prices until the API has answered;
 * - `hidden`: only its answers are good, for another variant, which begins as without;
 * - `none`: it is of another address or language.
 */
export type PrerenderedState = 'fresh' | 'old' | 'hidden' | 'none'

export function noteInPage(): PrerenderedNote | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=prerendered]')
  return meta ? JSON.parse(meta.content) : undefined
}

/** A static host may answer any address with any page. */
export function prerenderedState(
  { path, params, at, maxAgeMs }: PrerenderedNote,
  { base, mode }: Pick<ShopConfig, 'base' | 'mode'>,
  now = Date.now(),
): PrerenderedState {
  // In the demo the page shows the seed: not to another world, and without prices to one that has changed.
  const world = __API_MOCKS__ && mode === 'mock' ? worldBeside(window.location.search) : 'seed'
  const search = new URLSearchParams(window.location.search)
  // The app takes the language of the address over as the chosen one.
  const locale = search.get(localeParam) ?? storedLocale()
  if (path !== pathBelow(base) || locale !== defaultLocale || world === 'other') return 'none'
  // A clock that is wrong by a year makes every prerendered page old, even one of the future.
  const isFresh = Math.abs(now - at) <= maxAgeMs && world === 'seed'
  if (params.some((name) => search.has(name))) return isFresh ? 'hidden' : 'none'
  return isFresh ? 'fresh' : 'old'
}

function pathBelow(base: string): string {
  const path = window.location.pathname.slice(base.length - 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
