import { atom, type PrimitiveAtom } from 'jotai'

/** The one gate to jotai: the rest of the code knows atoms, not the library (ARCHITECTURE.md). */
export { atom, createStore, Provider as StoreProvider, useAtomValue, useSetAtom } from 'jotai'
export type { Getter, Setter } from 'jotai'

const resets: Array<(set: Set) => void> = []
type Set = <Value>(of: PrimitiveAtom<Value>, value: Value) => void

/**
 * An atom that outlives a screen and belongs to a person. It is reset for the next person (Product §14.3).
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
