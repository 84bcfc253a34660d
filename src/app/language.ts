import { contentLanguage } from '@/api/content-language'
import { localeAtom } from '@/i18n/state'
import { nextPaint } from '@/lib/next-task'
import type { createStore } from '@/lib/store'

/** Requests content in the shop's language from now on (Product §1.7). What is on screen is requested again. */
export function followLanguage(store: ReturnType<typeof createStore>): void {
  store.sub(localeAtom, () => contentLanguage.set(store.get(localeAtom), nextPaint()))
  contentLanguage.set(store.get(localeAtom))
}
