import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { SourceMessages } from './source.ts'

export function compileMessages(source: SourceMessages): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => [id, compileMessage(id, text)]),
  )
}

/**
 * Parses an ICU text into a syntax tree without positions. A syntax error is thrown with the id of the text.
 */
export function compileMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (cause) {
    throw new Error(`Message ${id} is not valid ICU: ${text}`, { cause })
  }
}
