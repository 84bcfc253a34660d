import type { QueryClient } from '@tanstack/react-query'
import { tokenKey } from '@/api/session'
import { contentKey, refreshStaffContent } from '@/api/staff-content'
import { reloadSessionAtom } from '@/features/auth/state'
import { reloadCartAtom, saveCartAtom } from '@/features/cart/state'
import { cartKeys } from '@/features/cart/stored'
import { isLocale } from '@/i18n/locales'
import { chooseLocaleAtom } from '@/i18n/state'
import { localeKey } from '@/i18n/stored-locale'
import type { createStore } from '@/lib/store'

/**
 * A change to the cart, the session or the language in one tab shows in the others (Product §4.11), and so does what
 * staff changed.
 */
export function shareAcrossTabs(
  store: ReturnType<typeof createStore>,
  queryClient: QueryClient,
): void {
  window.addEventListener('storage', function followOtherTab({ key, newValue }) {
    if (key === null || key === cartKeys.lines || key === cartKeys.selected)
      store.set(reloadCartAtom)
    if (key === null || key === tokenKey) store.set(reloadSessionAtom)
    if (key === contentKey) void refreshStaffContent(queryClient)
    if (key === localeKey && isLocale(newValue)) void store.set(chooseLocaleAtom, newValue)
  })
  // The tab is left, hidden or closed: what is not stored yet would be lost.
  for (const leaving of ['pagehide', 'visibilitychange']) {
    window.addEventListener(leaving, () => store.set(saveCartAtom))
  }
  // A page kept for going back has heard nothing meanwhile.
  window.addEventListener('pageshow', function catchUp({ persisted }) {
    if (!persisted) return
    store.set(reloadCartAtom)
    store.set(reloadSessionAtom)
  })
}
