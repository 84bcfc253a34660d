import { english } from '../../mocks/seed/english/english'
import { brandTexts } from '../../scripts/lib/brand'
import { areasOf, readArea } from '../../scripts/messages/source'
import { pseudoWords } from '../../src/i18n/load-messages'
import { type Locale, pseudoLocale } from '../../src/i18n/locales'
import type { MessageId } from '../../src/i18n/message-id.gen'
import type { ShopLocale } from '../fixtures'

function load(locale: Locale): Map<string, string> {
  if (locale === pseudoLocale)
    return new Map([...load('en')].map(([id, text]) => [id, pseudoWords(text)]))
  const entries = areasOf(locale).flatMap((area) => Object.entries(readArea(locale, area)))
  return new Map([...entries, ...Object.entries(brandTexts(locale))])
}

/** Returns a text of a language. Throws on an unknown id. */
export type Text = (id: MessageId) => string

/** Returns a lookup of the texts of a language. For texts without arguments. */
export function textsOf(locale: Locale): Text {
  const texts = load(locale)
  return (id) => {
    const text = texts.get(id)
    if (text === undefined) throw new Error(`No text ${id}`)
    return text
  }
}

/** Returns the words of the mock world, known by the Vietnamese ones, as the shop shows them in a language. */
export function contentOf(locale: ShopLocale): (vietnamese: string) => string {
  return locale === 'en' ? english : (vietnamese) => vietnamese
}

/** Returns the texts of a language that have no arguments. */
export function messagesOf(locale: ShopLocale): string[] {
  return [...load(locale).values()].filter((text) => !text.includes('{'))
}
