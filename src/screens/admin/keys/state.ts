import { localStore } from '@/lib/storage'
import { atom } from '@/lib/store'

/** Which window of the keyboard is open. */
export type KeyWindow = 'palette' | 'list'

/** The open window, or null. */
export const keyWindowAtom = atom<KeyWindow | null>(null)

/** In the browser's storage: keys without Ctrl are off. */
const offKey = 'keys_off'

const ownLettersAtom = atom<boolean | null>(null)

/** Whether keys without Ctrl do something; kept in this browser. */
export const letterKeysAtom = atom(
  (get) => get(ownLettersAtom) ?? localStore.read(offKey) === null,
  (_get, set, on: boolean) => {
    if (on) localStore.remove(offKey)
    else localStore.write(offKey, '1')
    set(ownLettersAtom, on)
  },
)
