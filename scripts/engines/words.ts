import { readdirSync, readFileSync } from 'node:fs'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'

const folder = new URL('../../src/i18n/messages/vi/', import.meta.url)
const texts = new Map(
  readdirSync(folder).flatMap((file) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return Object.entries(messages)
  }),
)

/** Returns a Vietnamese text of the shop, which has no arguments. Throws for an unknown id. */
export function word(id: MessageId): string {
  const text = texts.get(id)
  if (text === undefined) throw new Error(`No text ${id}`)
  return text
}
