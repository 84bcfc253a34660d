import { defaultLocale, localeParam, storedLocale } from '@/i18n/locales'
import { worldBeside } from '@/lib/demo-world'
import type { ShopConfig } from '@/lib/shop-config'

/** The note that `npm run prerender` writes into the head of a prerendered page. */
export type PrerenderedNote = {
  /** The address inside the shop, with the parameters that make its screen differ. */
  path: string
  params: readonly string[]
  /** The time it was made, and how long its prices may be shown, in ms. */
  at: number
  maxAgeMs: number
  /** The file that starts the app. */
  bundle: string
}

/**
 * How a prerendered page is used:
 * - `fresh`: it is shown, and its answers fill the query cache;
 * - `old`: it is shown without prices until the API has answered;
 * - `hidden`: it is of another variant, so only its answers are used;
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
  // In the demo the page shows the seeded world. It is not used for another world, and has no prices once
  // that world has changed.
  const world = __API_MOCKS__ && mode === 'mock' ? worldBeside(window.location.search) : 'seed'
  const search = new URLSearchParams(window.location.search)
  // The app later adopts the language of the address as the chosen one.
  const locale = search.get(localeParam) ?? storedLocale()
  if (path !== pathBelow(base) || locale !== defaultLocale || world === 'other') return 'none'
  // A clock that is a year wrong makes every prerendered page old, even one from the future.
  const isFresh = Math.abs(now - at) <= maxAgeMs && world === 'seed'
  if (params.some((name) => search.has(name))) return isFresh ? 'hidden' : 'none'
  return isFresh ? 'fresh' : 'old'
}

function pathBelow(base: string): string {
  const path = window.location.pathname.slice(base.length - 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
