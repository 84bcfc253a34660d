import { atom, type PrimitiveAtom } from 'jotai'
import { kept } from './kept'
import type { KeptName } from './kept-keys'

/** The only file that imports jotai. All other code imports atoms from here (ARCHITECTURE.md). */
export { atom, createStore, Provider as StoreProvider, useAtomValue, useSetAtom } from 'jotai'
export type { Getter, Setter } from 'jotai'

const resets: Array<(set: Set) => void> = []
type Set = <Value>(of: PrimitiveAtom<Value>, value: Value) => void

/**
 * Returns an atom whose value belongs to a person. The atom gets its initial value again when another person
 * uses the page (Product §14.3).
 */
export function personalAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  const own = atom(initial)
  resets.push((set) => set(own, initial))
  return own
}

/** Resets every personal atom. */
export const forgetPersonAtom = atom(null, (_get, set) => {
  for (const reset of resets) reset(set)
})

/**
 * Returns the atom of a setting that is on or off. The browser stores a value only while the setting is on.
 */
export function storedSwitchAtom(name: KeptName) {
  const stored = kept(name)
  const chosen = atom<boolean | null>(null)
  return atom(
    (get) => get(chosen) ?? stored.read() !== null,
    (_get, set, isOn: boolean) => {
      if (isOn) stored.write('1')
      else stored.remove()
      set(chosen, isOn)
    },
  )
}
