import { useState } from 'react'
import type { SelectedRows, SelectionUpdate } from './list-table'

/** The rows that a list shows. They stay the same until there are others. */
export type ShownRows<Item> = {
  rows: readonly Item[]
  /** What the list is asked for, whatever the page: all pages of this have one order. */
  list: string
  /** How many rows the pages before have. */
  before: number
  /** They are those of the question before, until the new ones are there. */
  isEarlier: boolean
}

/** A row as it was last seen, and where: the number of the list, and its place there. */
type SeenRow<Item> = { item: Item; list: number; place: number }

/**
 * The rows chosen on all pages of a list, as they were last seen. They keep the order of the list, whichever was chosen
 * first; those of a search before come before those of the current one.
 */
export function useRowSelection<Item extends { id: number }>(shown: ShownRows<Item>) {
  const [selection, setSelection] = useState<SelectedRows>({})
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenRow<Item>>>(new Map())
  const [last, setLast] = useState<{ shown?: ShownRows<Item>; number: number }>({ number: 0 })
  if (last.shown?.rows !== shown.rows && !shown.isEarlier) {
    const list = last.shown?.list === shown.list ? last.number : last.number + 1
    setLast({ shown, number: list })
    const chosenBefore = [...seen].filter(([id]) => selection[id])
    const current = shown.rows.map(
      (item, index) => [item.id, { item, list, place: shown.before + index }] as const,
    )
    setSeen(new Map([...chosenBefore, ...current]))
  }
  const chosen = [...seen.values()]
    .filter(({ item }) => selection[item.id])
    .toSorted((a, b) => a.list - b.list || a.place - b.place)
    .map(({ item }) => item)
  return {
    selection,
    chosen,
    /** Takes a change of the table. */
    select: (update: SelectionUpdate) => setSelection(update),
    /** Drops these rows from the selection; without ids all of them. */
    drop: (ids?: ReadonlySet<number>) =>
      setSelection((now) =>
        ids ? Object.fromEntries(Object.entries(now).filter(([id]) => !ids.has(Number(id)))) : {},
      ),
  }
}
