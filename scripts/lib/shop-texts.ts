import { readdirSync, readFileSync } from 'node:fs'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'

/** Returns a lookup of the shop's texts in a language, `{n}` and the like as they are. It throws on an unknown id. */
export function shopTexts(language: 'vi' | 'en'): (id: MessageId) => string {
  const folder = new URL(`../../src/i18n/messages/${language}/`, import.meta.url)
  const texts = new Map(
    readdirSync(folder).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ),
  )
  return (id) => {
    const text = texts.get(id)
    if (text === undefined) throw new Error(`No text ${id}`)
    return text
  }
}
