import { personalAtom, storedSwitchAtom } from '@/lib/store'

/** The action of a key that works anywhere in the back office (Product §10.2). */
export type AdminKeyAction = 'palette' | 'search' | 'list'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

/**
 * Returns the action that a key press triggers in the back office, or null. `isTyping` is true if the focus
 * is in a text field. Then a single character is text and not a shortcut. `letters` is false if the user has
 * turned off the shortcuts of a single character. Ctrl+K always works.
 */
export function keyActionOf(
  pressed: Pressed,
  { isTyping, letters }: { isTyping: boolean; letters: boolean },
): AdminKeyAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = pressed
  if (isComposing || defaultPrevented || altKey) return null
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null
  if (ctrlKey || isTyping || !letters) return null
  if (key === '/') return 'search'
  return key === '?' ? 'list' : null
}

/** Returns true for an element in which letters are text: a field, a select or an editor. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !textless.has(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

/** The types of inputs in which no text can be typed. */
const textless = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit'])

/** Returns the name of the command key: "⌘" on a Mac, "Ctrl" on other systems. */
export function modifierKeyName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}

/** The windows that keys open. */
export type AdminKeyWindow = 'palette' | 'list'

/** The window that is open, or null. */
export const keyWindowAtom = personalAtom<AdminKeyWindow | null>(null)

/** True if the user has turned off the keys of a single character. */
export const areLetterKeysOffAtom = storedSwitchAtom('keys_off')
