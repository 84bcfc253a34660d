import { useState } from 'react'
import type { SelectedRows, SelectionUpdate } from './list-table'

type BulkOutcome = { id: number; ok: boolean; message: string }

/** The names of the selected rows of all pages, by id. */
export type Chosen = ReadonlyMap<number, string>

/** The result of a bulk action: how many rows changed, and which failed and why. */
export type BulkReport = {
  /** Unique for each report. */
  at: number
  done: number
  failed: readonly { id: number; name: string; reason: string }[]
}

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

/** The rows chosen on all pages of a list, in its order, and the report of what was last done with them. */
export function useBulkRows<Item extends { id: number }>(shown: ShownRows<Item>) {
  const { selection, chosen, select, drop } = useRowSelection(shown)
  const [report, setReport] = useState<BulkReport>()
  return {
    selection,
    chosen,
    select,
    clear: () => drop(),
    /** The rows that could not be changed, and why; nothing when all could. */
    report,
    closeReport: () => setReport(undefined),
    /** Takes the outcomes of `sent`. Rows that failed stay chosen. Returns how many are done. */
    settle(sent: Chosen, outcomes: readonly BulkOutcome[]): number {
      const next = reportOf(sent, outcomes, Date.now())
      const failed = new Set(next.failed.map(({ id }) => id))
      drop(new Set([...sent.keys()].filter((id) => !failed.has(id))))
      setReport(failed.size > 0 ? next : undefined)
      return next.done
    },
  }
}

/** Adds names to the outcomes. A row missing in the answer counts as failed. */
export function reportOf(chosen: Chosen, outcomes: readonly BulkOutcome[], at: number): BulkReport {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const failed = [...chosen].flatMap(([id, name]) => {
    const outcome = known.get(id)
    return outcome?.ok ? [] : [{ id, name, reason: outcome?.message ?? '' }]
  })
  return { at, done: chosen.size - failed.length, failed }
}

/** A row as it was last seen, and where: the number of the list, and its place there. */
type SeenRow<Item> = { item: Item; list: number; place: number }

/** The rows chosen on all pages as they were last seen, in the order of the list; those of a search before come first. */
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
    select: (update: SelectionUpdate) => setSelection(update),
    /** Drops these rows from the selection; without ids all of them. */
    drop: (ids?: ReadonlySet<number>) =>
      setSelection((now) =>
        ids ? Object.fromEntries(Object.entries(now).filter(([id]) => !ids.has(Number(id)))) : {},
      ),
  }
}
