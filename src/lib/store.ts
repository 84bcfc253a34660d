/** The one gate to jotai: the rest of the code knows atoms, not the library (ARCHITECTURE.md). */
export { atom, createStore, Provider as StoreProvider, useAtomValue, useSetAtom } from 'jotai'
export type { Getter, Setter } from 'jotai'
