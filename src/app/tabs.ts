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

/** Shows a change of cart, session, language or staff content in the other open tabs (Product §4.11). */
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
  // A hidden tab may be closed without another event: save what is not stored yet.
  for (const leaving of ['pagehide', 'visibilitychange']) {
    window.addEventListener(leaving, () => store.set(saveCartAtom))
  }
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', function catchUp({ persisted }) {
    if (!persisted) return
    store.set(reloadCartAtom)
    store.set(reloadSessionAtom)
  })
}
