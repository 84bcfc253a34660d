import type { MessageFormatElement } from 'react-intl'
import { type Bundle, fallbackLocale, type Locale } from './locales'

/** Texts by id, compiled to ICU syntax trees (`npm run gen`). */
export type Messages = Record<string, MessageFormatElement[]>

const files = {
  ...import.meta.glob<Messages>(['./compiled/*/*.json', '!./compiled/*/qa.json'], {
    import: 'default',
  }),
  // The texts of the QA panel. A build for shoppers has neither.
  ...(__API_MOCKS__ && import.meta.glob<Messages>('./compiled/*/qa.json', { import: 'default' })),
}
const loads = new Map<string, Promise<Messages>>()

/**
 * Returns the texts of a bundle. Each file is loaded once, and a failed file again by the next call. Falls
 * back to `fallbackLocale` when the file does not load. Rejects when the fallback fails too.
 */
export function loadMessages(locale: Locale, bundle: Bundle): Promise<Messages> {
  const name = `${locale}/${bundle}`
  const known = loads.get(name)
  if (known) return known
  const loading = loadFile(locale, bundle).catch((error: unknown) => {
    loads.delete(name)
    if (locale === fallbackLocale) throw error
    return loadMessages(fallbackLocale, bundle)
  })
  loads.set(name, loading)
  return loading
}

async function loadFile(locale: Locale, bundle: Bundle): Promise<Messages> {
  const load = files[`./compiled/${locale}/${bundle}.json`]
  if (!load) throw new Error(`No messages: ${locale}/${bundle}`)
  return load()
}
