import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { SourceMessages } from './source.ts'

/** What react-intl renders without a parser: plain text, or the syntax tree of an ICU message. */
export type CompiledMessage = string | MessageFormatElement[]

/** Compiles one ICU text. Throws on syntax errors, naming the id. */
export function compileMessage(id: string, text: string): CompiledMessage {
  const elements = parseMessage(id, text)
  if (elements.length === 0) return ''
  const [only] = elements
  const isPlain = elements.length === 1 && only?.type === TYPE.literal
  return isPlain ? only.value : elements
}

/** Compiles all messages of an area, in their order. */
export function compileMessages(source: SourceMessages): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(source).map(([id, text]) => [id, compileMessage(id, text)]),
  )
}

/** Parses one ICU text into its syntax tree, without positions. */
export function parseMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: true })
  } catch (cause) {
    throw new Error(`Message ${id} is not valid ICU: ${text}`, { cause })
  }
}
