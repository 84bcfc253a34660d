import type { MessageFormatElement } from 'react-intl'
import { type TextBundle, fallbackLocale, type Locale } from './locales'

/** Texts by id. `npm run gen` compiles them to ICU syntax trees. */
export type Messages = Record<string, MessageFormatElement[]>

const files = {
  ...import.meta.glob<Messages>(['./compiled/*/*.json', '!./compiled/*/qa.json'], {
    import: 'default',
  }),
  // The texts of the QA panel. A build for shoppers contains neither the panel nor its texts.
  ...(__API_MOCKS__ && import.meta.glob<Messages>('./compiled/*/qa.json', { import: 'default' })),
}
const loads = new Map<string, Promise<Messages>>()

/**
 * Returns the texts of a bundle in a language. Each file is loaded once. If a file does not load, the texts
 * of `fallbackLocale` are returned, and the next call tries the file again. Rejects if the fallback fails
 * too.
 */
export function loadMessages(locale: Locale, bundle: TextBundle): Promise<Messages> {
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

async function loadFile(locale: Locale, bundle: TextBundle): Promise<Messages> {
  const load = files[`./compiled/${locale}/${bundle}.json`]
  if (!load) throw new Error(`No messages: ${locale}/${bundle}`)
  return load()
}
