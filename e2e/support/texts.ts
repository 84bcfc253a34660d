import { english } from '../../mocks/seed/english/english'
import { brandTexts } from '../../scripts/lib/brand'
import { readTexts, textIn } from '../../scripts/messages/source'
import type { MessageId } from '../../src/i18n/message-id.gen'
import type { ShopLocale } from '../fixtures'

function load(locale: ShopLocale): Readonly<Record<string, string>> {
  return { ...readTexts(locale), ...brandTexts(locale) }
}

/** Returns a text of a language. Throws on an unknown id. */
export type Text = (id: MessageId) => string

/** Returns a lookup of the texts of a language. For texts without arguments. */
export const textsOf = (locale: ShopLocale): Text => textIn(load(locale))

/** Returns the name of the button that orders and pays, whatever the amount. */
export const payName = (text: Text): RegExp =>
  new RegExp(
    (['checkout.pay.cod', 'checkout.pay.paypal'] as const)
      .map((id) => `^${text(id).replace('{amount}', '')}`)
      .join('|'),
  )

/** Returns the words of the mock world in a language, by the Vietnamese ones. */
export function contentOf(locale: ShopLocale): (vietnamese: string) => string {
  return locale === 'en' ? english : (vietnamese) => vietnamese
}

/** Returns the texts of a language that have no arguments. */
export function messagesOf(locale: ShopLocale): string[] {
  return Object.values(load(locale)).filter((text) => !text.includes('{'))
}
