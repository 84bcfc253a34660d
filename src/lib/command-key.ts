type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for a letter that is pressed with Ctrl, or with ⌘, and with nothing else. */
export function isCommandKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  letter: string,
): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === letter
}
