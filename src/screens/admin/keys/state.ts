import { kept } from '@/lib/kept'
import { atom, personalAtom } from '@/lib/store'

/** Which window of the keyboard is open. */
export type KeyWindow = 'palette' | 'list'

/** The open window, or null. */
export const keyWindowAtom = personalAtom<KeyWindow | null>(null)

/** In the browser's storage: keys without Ctrl are off. */
const off = kept('keys_off')

const ownLettersAtom = atom<boolean | null>(null)

/** Whether keys without Ctrl do something; kept in this browser. */
export const letterKeysAtom = atom(
  (get) => get(ownLettersAtom) ?? off.read() === null,
  (_get, set, on: boolean) => {
    if (on) off.remove()
    else off.write('1')
    set(ownLettersAtom, on)
  },
)
