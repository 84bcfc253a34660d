import { english } from '../../mocks/seed/english/english'
import { brandTexts } from '../../scripts/lib/brand'
import { readTexts, textLookup } from '../../scripts/messages/source'
import type { MessageId } from '../../src/i18n/message-id.gen'
import type { ShopLocale } from '../fixtures'

function load(locale: ShopLocale): Readonly<Record<string, string>> {
  return { ...readTexts(locale), ...brandTexts(locale) }
}

/** Returns the text of an id in a language. Throws for an unknown id. */
export type Text = (id: MessageId) => string

/** Returns a function that gives the texts of a language. It is for texts without arguments. */
export const textsOf = (locale: ShopLocale): Text => textLookup(load(locale))

/** Matches the name of the button that orders and pays, with any amount. */
export const payName = (text: Text): RegExp =>
  new RegExp(
    (['checkout.pay.cod', 'checkout.pay.paypal'] as const).map((id) => `^${text(id)}`).join('|'),
  )

/** Returns a function that translates a Vietnamese text of the mock world. */
export function contentOf(locale: ShopLocale): (vietnamese: string) => string {
  return locale === 'en' ? english : (vietnamese) => vietnamese
}

/** Returns the texts of a language that have no arguments. */
export function messagesOf(locale: ShopLocale): string[] {
  return Object.values(load(locale)).filter((text) => !text.includes('{'))
}
