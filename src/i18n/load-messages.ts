import type { MessageFormatElement } from 'react-intl'
import type { Bundle } from './bundles'
import { fallbackLocale, type Locale } from './locales'

/** Texts by id, compiled to ICU syntax trees (`npm run gen`). */
export type Messages = Record<string, MessageFormatElement[]>

const files = import.meta.glob<Messages>('./compiled/*/*.json', { import: 'default' })
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
  const load = files[name]
  if (!load) throw new Error(`No messages: ${name}`)
  return load()
}
