import { useState } from 'react'
import type { SelectedRows, SelectionUpdate } from './list-table'

/** The rows chosen on all pages of a list, as they were when they were chosen. */
export function useRowSelection<Item extends { id: number }>() {
  const [selection, setSelection] = useState<SelectedRows>({})
  // The table knows the rows of the current page only.
  const [known, setKnown] = useState<ReadonlyMap<number, Item>>(new Map())
  const chosen = Object.keys(selection).flatMap((id) => known.get(Number(id)) ?? [])
  return {
    selection,
    chosen,
    /** Takes a change of the table, which shows `page`. */
    select(update: SelectionUpdate, page: readonly Item[]) {
      setSelection(update)
      setKnown((rows) => new Map([...rows, ...page.map((item) => [item.id, item] as const)]))
    },
    /** Drops these rows from the selection; without ids all of them. */
    drop: (ids?: ReadonlySet<number>) =>
      setSelection((now) =>
        ids ? Object.fromEntries(Object.entries(now).filter(([id]) => !ids.has(Number(id)))) : {},
      ),
  }
}
