import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for a letter that is pressed with Ctrl, or with ⌘, and with nothing else. */
export function isCommandKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke,
  letter: string,
): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === letter
}

/**
 * True for a key that a keyboard composes letters with, such as the Enter that takes them; Safari says so by
 * the number alone.
 */
export const isComposed = ({ nativeEvent, keyCode }: ReactKeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

export const isEnter = (event: ReactKeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposed(event)
