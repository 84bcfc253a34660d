import type { MessageFormatElement } from 'react-intl'

type Messages = Record<string, string> | Record<string, MessageFormatElement[]>

const bundles = import.meta.glob<Messages>('../src/i18n/compiled/*/*.json', {
  eager: true,
  import: 'default',
})

/** Every message of a language: a story may show any part of the shop. */
export function messagesOf(locale: string): Messages {
  const own = Object.entries(bundles).filter(([path]) => path.includes(`/${locale}/`))
  return Object.assign({}, ...own.map(([, messages]) => messages))
}
