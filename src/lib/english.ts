import type { Described } from './description'
import { isBlankHtml } from './html-text'
import { memberOf } from './json'
import { asText } from './kinds/typed'

/** Returns the texts of a record that are there and have a field for English, each with its English one, which may be empty. */
export function englishPairs(
  description: Described,
  record: object,
): readonly (readonly [text: string, english: string])[] {
  const textAt = (name: string) => asText(memberOf(record, name))
  return Object.entries(description).flatMap(([name, { english }]) =>
    english && !isBlankHtml(textAt(name)) ? [[textAt(name), textAt(english)] as const] : [],
  )
}

/** True when a text of a record is there and its English one is not. */
export function lacksEnglish(description: Described, record: object): boolean {
  return englishPairs(description, record).some(([, english]) => isBlankHtml(english))
}
