import type { MessageId } from '@/i18n/message-id.gen'

/** Texts of the server per field, as its error envelope brings them. */
export type FieldErrors = Readonly<Record<string, readonly string[] | undefined>>

/** Product §5: of what the server says about a field, the first text is shown. */
export function firstTexts(errors: FieldErrors): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, said] of Object.entries(errors)) {
    const first = said?.[0]
    if (first) texts[field] = first
  }
  return texts
}

/** The same texts without those of the fields that have just been changed, and of what is inside them. */
export function withoutFields(texts: Record<string, string>, fields: readonly string[]) {
  const isChanged = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name)))
}

/** Tells one of our message ids (`checkout.error.phone`) from words in a language. */
export const isMessageId = (text: string): text is MessageId =>
  /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(text)
