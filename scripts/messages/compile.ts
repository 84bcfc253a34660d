import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { SourceMessages } from './source.ts'

/** Compiles all messages of an area to what react-intl takes without its parser, in their order. */
export function compileMessages(source: SourceMessages): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => [id, compileMessage(id, text)]),
  )
}

/** The syntax tree of one ICU text, without positions. Throws on syntax errors, naming the id. */
export function compileMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (cause) {
    throw new Error(`Message ${id} is not valid ICU: ${text}`, { cause })
  }
}
