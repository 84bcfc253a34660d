import { kept } from '@/lib/kept'
import { atom, personalAtom } from '@/lib/store'

/** The action of a key that works anywhere in the back office (Product §10.2). */
export type AdminKey = 'palette' | 'search' | 'list'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

/**
 * Returns the action of a pressed key, or null. `isTyping` is true in a field, because letters are text
 * there. `letters` is false for users who turned off the keys without Ctrl.
 */
export function adminKeyOf(
  pressed: Pressed,
  { isTyping, letters }: { isTyping: boolean; letters: boolean },
): AdminKey | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = pressed
  if (isComposing || defaultPrevented || altKey) return null
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null
  if (ctrlKey || isTyping || !letters) return null
  if (key === '/') return 'search'
  return key === '?' ? 'list' : null
}

/** Returns true for an element in which letters are text: a field, a list of options, an editor. */
export function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !textless.has(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

/** The types of inputs in which letters can't be typed. */
const textless = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit'])

/** Returns the name of the command key: "⌘" on a Mac, "Ctrl" elsewhere. */
export function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}

/** A window that keys open. */
export type KeyWindow = 'palette' | 'list'

/** The open window, or null. */
export const keyWindowAtom = personalAtom<KeyWindow | null>(null)

/** A value is stored in this browser when the keys without Ctrl are off. */
const off = kept('keys_off')

const ownLettersAtom = atom<boolean | null>(null)

/** True while keys without Ctrl work. The setting is stored in this browser. */
export const letterKeysAtom = atom(
  (get) => get(ownLettersAtom) ?? off.read() === null,
  (_get, set, on: boolean) => {
    if (on) off.remove()
    else off.write('1')
    set(ownLettersAtom, on)
  },
)
