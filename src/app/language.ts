import { contentLanguage } from '@/api/content-language'
import { localeAtom } from '@/i18n/state'
import type { createStore } from '@/lib/store'

/** Requests content in the shop's language from now on (Product §1.7). What is on screen is requested again. */
export function followLanguage(store: ReturnType<typeof createStore>): void {
  const follow = () => contentLanguage.set(store.get(localeAtom))
  store.sub(localeAtom, follow)
  follow()
}
