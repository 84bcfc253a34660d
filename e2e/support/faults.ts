import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id.gen'
import type { Text } from './texts'

/** A fault and its message: the shop's own text by its id, or other words, such as the server's (Product §8). */
export type FaultRow = { scenario: FaultScenario } & (
  | { id: MessageId }
  | { words: string | RegExp }
)

/** Returns the message of a fault, in the language of `text`. */
export function wordsOf(text: Text, row: FaultRow): string | RegExp {
  return 'id' in row ? text(row.id) : row.words
}
