import type { MessageId } from '@/i18n/message-id.gen'

/** The server's error messages by field, as in its error envelope. */
export type FieldErrors = Readonly<Record<string, readonly string[] | undefined>>

/** Returns the first message of each field; the others are not shown (Product §5). */
export function firstTexts(errors: FieldErrors): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, messages] of Object.entries(errors)) {
    const first = messages?.[0]
    if (first) texts[field] = first
  }
  return texts
}

/** Returns the messages without those of the changed fields and of fields nested in them. */
export function withoutFields(texts: Record<string, string>, fields: readonly string[]) {
  const isChanged = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name)))
}

/** True for a message id of ours (`checkout.error.phone`), false for a readable text. */
export const isMessageId = (text: string): text is MessageId =>
  /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(text)
