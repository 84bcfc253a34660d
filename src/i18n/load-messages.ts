import type { MessageFormatElement } from 'react-intl'
import { type Bundle, fallbackLocale, type Locale, pseudoLocale } from './locales'

/** Texts by id, compiled to ICU syntax trees (`npm run gen`). */
export type Messages = Record<string, MessageFormatElement[]>

const files = {
  ...import.meta.glob<Messages>(['./compiled/*/*.json', '!./compiled/*/qa.json'], {
    import: 'default',
  }),
  // The texts of the QA panel: a build for shoppers has neither.
  ...(__API_MOCKS__ && import.meta.glob<Messages>('./compiled/*/qa.json', { import: 'default' })),
}
const loads = new Map<string, Promise<Messages>>()

/**
 * Returns the texts of a bundle; each file is loaded once. Falls back to `fallbackLocale` when the file does not
 * load. Rejects when the fallback fails too. A failed file is tried again by the next call.
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
  if (__PSEUDO_LOCALE__ && locale === pseudoLocale)
    return pseudoTexts(await loadMessages('en', bundle))
  const load = files[`./compiled/${locale}/${bundle}.json`]
  if (!load) throw new Error(`No messages: ${locale}/${bundle}`)
  return load()
}

type Element = Messages[string][number]

/** What `TYPE.literal` of formatjs is. To import it would bring its parser along. */
const words: number = 0

const isWords = (element: Element): element is Extract<Element, { type: 0 }> =>
  element.type.valueOf() === words

/** Says a text in the made-up language: vowels twice, which makes it longer by 40 %, and a dot above every letter. */
export function pseudoWords(text: string): string {
  return text
    .replace(/[aeiouy]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replace(/[a-z]/gi, '$&\u0307')
    .normalize()
}

/** Returns texts in the made-up language; arguments, tags and the branches of plurals stay what they are. */
export function pseudoTexts(texts: Messages): Messages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.map(disguised)]))
}

function disguised(element: Element): Element {
  if (isWords(element)) return { ...element, value: pseudoWords(element.value) }
  if ('children' in element) return { ...element, children: element.children.map(disguised) }
  if (!('options' in element)) return element
  const branches = Object.entries(element.options).map(([name, { value, ...branch }]) => [
    name,
    { ...branch, value: value.map(disguised) },
  ])
  return { ...element, options: Object.fromEntries(branches) }
}
