import { isValidElement } from 'react'
import type { Args } from 'storybook/internal/csf'
import { loadMessages, type Messages } from '@/i18n/load-messages'
import { textBundles, defaultLocale, type Locale } from '@/i18n/locales'

/** The translation of each Vietnamese text of the shop into one language. */
type Translations = ReadonlyMap<unknown, string>

/** Returns the words of a message that takes no values. Undefined for other messages. */
function wordsOf(message: Messages[string] | undefined): string | undefined {
  const [part, more] = message ?? []
  return part && 'value' in part && !more ? part.value : undefined
}

/**
 * Returns the translations into a language, or none for Vietnamese. `messages` are the texts of that
 * language.
 */
export async function translationsTo(locale: Locale, messages: Messages): Promise<Translations> {
  const texts = new Map<unknown, string>()
  if (locale === defaultLocale) return texts
  for (const bundle of textBundles)
    for (const [id, message] of Object.entries(await loadMessages(defaultLocale, bundle))) {
      const translation = wordsOf(messages[id])
      if (translation) texts.set(wordsOf(message), translation)
    }
  return texts
}

/**
 * Returns a story's args in the language of the toolbar. Stories are written in Vietnamese. A text that is
 * typed into Controls stays unchanged, because the shop has no translation of it.
 */
export function argsInLanguage(args: Args, texts: Translations): Args {
  if (texts.size === 0) return args
  function translated(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(translated)
    const isRecord = typeof value === 'object' && value && !isValidElement(value)
    const isPlain = isRecord && Object.getPrototypeOf(value) === Object.prototype
    return isPlain ? argsInLanguage(value, texts) : (texts.get(value) ?? value)
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, translated(value)]))
}
