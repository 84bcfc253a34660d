import { initialLocale } from '@/i18n/locales'
import type { ShopConfig } from '@/lib/shop-config'
import { sessionStore } from '@/lib/storage'

/**
 * The code that `preload.ts` and `prerender/inline.ts` share. Both scripts run in the page before the app has
 * loaded.
 */

/**
 * The configuration of the page, which `npm run configure` writes. The configuration is not validated here,
 * because the code for the validation loads with the app.
 */
export const pageConfig: Pick<ShopConfig, 'base' | 'apiBase' | 'imageBase' | 'mode'> = JSON.parse(
  document.getElementById('shop-config')?.textContent ?? '',
)

/**
 * Watches the scripts of the bundle. If one cannot be loaded, a notice shows, and the page reloads once. The
 * page may come from a cache and belong to an older build.
 */
export function watchStart(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      // Scripts of the bundle are modules. Errors of all other scripts are ignored.
      if (target instanceof HTMLScriptElement && target.type === 'module')
        void showStartFailure(target.src)
    },
    true,
  )
}

const failedMark = 'missing_part:start'

/**
 * Shows the notice about a failed start. If the browser is online, the function also reloads the page, at
 * most once for each reason.
 */
export async function showStartFailure(file: string): Promise<void> {
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  document.querySelector('#root')?.replaceChildren(notice?.content ?? '')
  // The request skips the browser's cache. During an upload, the host may have sent an error page under this
  // file name, and the cache may hold that page.
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null)
  const found = answer?.headers.get('Content-Type')?.includes('javascript') ? 'script' : 'none'
  // The page reloads at once, because the shopper has not started anything yet. After the start, reloads
  // follow the rules of lib/reload-page.
  const before = sessionStore.read(failedMark)
  if (!navigator.onLine || before === 'script' || before === found) return
  if (sessionStore.write(failedMark, found)) window.location.reload()
}

/**
 * Returns the segments of the URL path below the shop's base. Also marks a page of the back office, because
 * it has no shop header (first-view.css).
 */
export function pathSegments(): string[] {
  const segments = window.location.pathname.slice(pageConfig.base.length).split('/').filter(Boolean)
  if (segments[0] === 'admin') document.documentElement.dataset.first = 'admin'
  return segments
}

/**
 * Makes Chromium read its list of languages now, while the page waits for the bundle. Chromium reads the list
 * before it formats its first number, and the reading takes 70 ms on a slow phone. At a later time, the
 * reading would delay the first render or the response to a click.
 */
export function readLanguages(): void {
  Intl.NumberFormat.supportedLocalesOf(initialLocale())
}
