import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { SourceMessages } from './source.ts'

export function compileMessages(source: SourceMessages): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => [id, compileMessage(id, text)]),
  )
}

/**
 * Returns the syntax tree of an ICU text, without positions. On a syntax error it throws an error with the
 * id.
 */
export function compileMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (cause) {
    throw new Error(`Message ${id} is not valid ICU: ${text}`, { cause })
  }
}
