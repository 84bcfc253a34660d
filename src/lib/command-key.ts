import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns true for a letter that is pressed with only Ctrl or only ⌘. */
export function isCommandKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke,
  letter: string,
): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === letter
}

/**
 * Returns true for a key that belongs to a keyboard's composition, such as the Enter that accepts the
 * composed letters. In Safari only the key's number shows this.
 */
export const isComposed = ({ nativeEvent, keyCode }: ReactKeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

export const isEnter = (event: ReactKeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposed(event)
