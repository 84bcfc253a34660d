import type { MessageFormatElement } from 'react-intl'
import { fallbackLocale, type Locale } from './locale'

/** Compiled texts by id: plain, or parsed where they take values. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>
/** Texts that travel together; see scripts/message-bundles.ts. */
export type Bundle =
  | 'shop'
  | 'checkout'
  | 'saved'
  | 'product'
  | 'cart'
  | 'search'
  | 'auth'
  | 'account'
  | 'wishlist'
  | 'info'
  | 'footer'
  | 'admin'
  | 'adminProducts'
  | 'adminProduct'
  | 'adminCategories'
  | 'adminOrders'
  | 'qa'

const startFiles = import.meta.glob<Messages>('./compiled/*/shop.json', { import: 'default' })
const loads = new Map<string, Promise<Messages>>()

/**
 * The texts of a bundle in a language, each file loaded once. A file that can't be had is answered by
 * the fallback language; rejects only where that one is missing too, and may then be asked again.
 */
export function loadMessages(locale: Locale, bundle: Bundle): Promise<Messages> {
  const name = `./compiled/${locale}/${bundle}.json`
  const running = loads.get(name)
  if (running) return running
  const loading = loadFile(name).catch((error: unknown) => {
    loads.delete(name)
    if (locale === fallbackLocale) throw error
    return loadMessages(fallbackLocale, bundle)
  })
  loads.set(name, loading)
  return loading
}

async function loadFile(name: string): Promise<Messages> {
  const load = startFiles[name] ?? (await import('./late-files')).lateFiles[name]
  if (!load) throw new Error(`No messages: ${name}`)
  return load()
}
