import { defaultLocale } from '@/i18n/locales'
import { storedLocale } from '@/i18n/stored-locale'
import { memberOf, parsedJson } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'

/**
 * What the prerendered page in this page (`npm run prerender`) is good for:
 * - `fresh`: it is shown, and its answers fill the query cache;
 * - `old`: it is shown without its prices until the API has answered;
 * - `none`: there is none, or it is of another address or language: the page begins as without.
 */
export type PrerenderedState = 'fresh' | 'old' | 'none'

/** Parameters that change what a screen shows first. Others, such as `utm_source`, do not. */
const ownParams = ['q', 'page', 'sort', 'category', 'variant']

function noteInPage(): unknown {
  const meta = document.querySelector('meta[name=prerendered]')?.getAttribute('content')
  return parsedJson(meta ?? '')
}

/** Returns the address of the bundle that a page with a prerendered page loads by itself. */
export function prerenderedBundle(): string | undefined {
  const bundle = memberOf(noteInPage(), 'bundle')
  return typeof bundle === 'string' ? bundle : undefined
}

/** Reads what the page's head says of its prerendered page. A static host may answer any address with any page. */
export function prerenderedState(now = Date.now()): PrerenderedState {
  const note = noteInPage()
  const at = memberOf(note, 'at')
  const maxAgeMs = memberOf(note, 'maxAgeMs')
  const isHere = memberOf(note, 'path') === pathInApp() && !hasOwnParams()
  if (!isHere || storedLocale() !== defaultLocale) return 'none'
  if (typeof at !== 'number' || typeof maxAgeMs !== 'number') return 'none'
  // A clock that is wrong by a year makes every prerendered page old, even one of the future.
  return Math.abs(now - at) <= maxAgeMs ? 'fresh' : 'old'
}

function pathInApp(): string {
  const { pathname } = window.location
  const path = pathname.slice(shopConfig.base.length - 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function hasOwnParams(): boolean {
  const params = new URLSearchParams(window.location.search)
  return ownParams.some((name) => params.has(name))
}
