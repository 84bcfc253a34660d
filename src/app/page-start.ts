import { storedLocale } from '@/i18n/locales'
import type { ShopConfig } from '@/lib/shop-config'
import { sessionStore } from '@/lib/storage'

/**
 * The code that `preload.ts` and `prerender/inline.ts` share. Both scripts stand in the page ahead of the
 * app.
 */

/** The page's configuration as `npm run configure` writes it, unchecked: the check comes with the app. */
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
      // Other scripts are no modules.
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
  // Past the browser's cache, which keeps for ever what once came under a file's name, such as the error page
  // of a host during an upload.
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null)
  const found = answer?.headers.get('Content-Type')?.includes('javascript') ? 'script' : 'none'
  // Reloads at once, because nothing is typed or under way yet. The rules that hold a reload back come with
  // the app (lib/reload-page).
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
