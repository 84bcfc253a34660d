import { storedLocale } from '@/i18n/locales'
import type { ShopConfig } from '@/lib/shop-config'
import { sessionStore } from '@/lib/storage'

/**
 * This file contains the code that `preload.ts` and `prerender/inline.ts` share. Both scripts are in the page
 * ahead of the app.
 */

/**
 * The page's configuration, written by `npm run configure`. It is not checked here, because the check comes
 * with the app.
 */
export const pageConfig: Pick<ShopConfig, 'base' | 'apiBase' | 'imageBase' | 'mode'> = JSON.parse(
  document.getElementById('shop-config')?.textContent ?? '',
)

/**
 * Shows a notice and reloads once when the bundle is missing, because a cached page may belong to an older
 * version.
 */
export function watchStart(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      // Only the bundle's scripts are modules; the errors of other scripts are ignored.
      if (target instanceof HTMLScriptElement && target.type === 'module')
        void showStartFailed(target.src)
    },
    true,
  )
}

const failedMark = 'missing_part:start'

export async function showStartFailed(file: string): Promise<void> {
  const notice = document.querySelector<HTMLTemplateElement>('#boot-failed')
  document.querySelector('#root')?.replaceChildren(notice?.content ?? '')
  // The request skips the browser's cache. The cache keeps the first content of a file name for ever, even
  // the error page of a host during an upload.
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null)
  const found = answer?.headers.get('Content-Type')?.includes('javascript') ? 'script' : 'none'
  // The page reloads at once, because the shopper has not typed or started anything yet. The rules that delay
  // a reload come with the app (lib/reload-page).
  const before = sessionStore.read(failedMark)
  if (!navigator.onLine || before === 'script' || before === found) return
  if (sessionStore.write(failedMark, found)) window.location.reload()
}

/** Returns the parts of the path inside the shop. The back office has no shop header (first-view.css). */
export function segmentsHere(): string[] {
  const segments = window.location.pathname.slice(pageConfig.base.length).split('/').filter(Boolean)
  if (segments[0] === 'admin') document.documentElement.dataset.first = 'admin'
  return segments
}

/**
 * Chromium reads its whole list of languages before it formats the first number, which takes a slow phone 70
 * ms. Here the page only waits for the bundle. Otherwise the time would go from the app's first render or
 * from the answer to a click.
 */
export function readLanguages(): void {
  Intl.NumberFormat.supportedLocalesOf(storedLocale())
}
