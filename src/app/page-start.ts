import { storedLocale } from '@/i18n/locales'
import type { ShopConfig } from '@/lib/shop-config'
import { sessionStore } from '@/lib/storage'

/**
 * What the two scripts share that stand in pages ahead of the app: `preload.ts` and `prerender/inline.ts`.
 */

/** The page's configuration as `npm run configure` writes it: what checks it comes with the app. */
export const pageConfig: Pick<ShopConfig, 'base' | 'apiBase' | 'imageBase' | 'mode'> = JSON.parse(
  document.getElementById('shop-config')?.textContent ?? '',
)

/**
 * Shows a notice and reloads once when the bundle is missing: a cached page may belong to an older version.
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
  // Browsers keep for ever what came under the name of a file, be it the page of a host in the middle of an
  // upload.
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null)
  const found = answer?.headers.get('Content-Type')?.includes('javascript') ? 'script' : 'none'
  // Nothing is typed or on its way yet: what holds a reload back comes with the app (lib/reload-page).
  const before = sessionStore.read(failedMark)
  if (!navigator.onLine || before === 'script' || before === found) return
  if (sessionStore.write(failedMark, found)) window.location.reload()
}

/**
 * Returns the parts of the address inside the shop; the back office does not show the shop's header
 * (first-view.css).
 */
export function segmentsHere(): string[] {
  const segments = window.location.pathname.slice(pageConfig.base.length).split('/').filter(Boolean)
  if (segments[0] === 'admin') document.documentElement.dataset.first = 'admin'
  return segments
}

/**
 * Chromium reads its whole list of languages before it writes or inflects the first number, which takes a
 * slow phone 70 ms. It does so here, where the page only waits for the bundle, and not in the app's first
 * render or in the answer to a click.
 */
export function readLanguages(): void {
  Intl.NumberFormat.supportedLocalesOf(storedLocale())
}
