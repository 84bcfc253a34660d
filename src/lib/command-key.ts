import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns true when a letter key is pressed together with either Ctrl or ⌘ and no other modifier key. */
export function isCommandKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke,
  letter: string,
): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === letter
}

/**
 * Returns true for a key press that an input method uses to compose letters, such as the Enter that accepts
 * them. Safari shows this only by the key code 229.
 */
export const isComposingKey = ({ nativeEvent, keyCode }: ReactKeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229

export const isEnter = (event: ReactKeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposingKey(event)
