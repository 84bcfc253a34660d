import type { MessageId } from '../../src/i18n/message-id.gen.ts'
import { areasOf, readArea } from '../messages/source.ts'

/** Returns a lookup of the shop's texts in a language, `{n}` and the like as they are. It throws on an unknown id. */
export function shopTexts(language: 'vi' | 'en'): (id: MessageId) => string {
  const areas = areasOf(language).map((area) => Object.entries(readArea(language, area)))
  const texts = new Map(areas.flat())
  return (id) => {
    const text = texts.get(id)
    if (text === undefined) throw new Error(`No text ${id}`)
    return text
  }
}
