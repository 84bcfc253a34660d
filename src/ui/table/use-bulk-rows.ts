import { useState } from 'react'
import type { SelectedRows, SelectionUpdate } from './list-table'

type BulkOutcome = { id: number; ok: boolean; message: string }

/** The names of the selected rows, by id. */
export type SelectedRowNames = ReadonlyMap<number, string>

/** The result of a bulk action: the number of changed rows, and the rows that failed with their reasons. */
export type BulkReport = {
  /** A number that is different for each report. */
  at: number
  done: number
  failed: readonly { id: number; name: string; reason: string }[]
}

/** The rows that a list shows now. The object stays the same until the rows change. */
export type ShownRows<Item> = {
  rows: readonly Item[]
  /** The search, filters, sort order and page of the list, as one text. */
  place: string
  /** Opens this search and page of the list again. */
  back: () => void
  /** True while the rows still belong to the previous search. */
  isEarlier: boolean
}

/** Returns the selected rows of a list in the order of the list, and the report of the last bulk action. */
export function useBulkSelection<Item extends { id: number }>(shown: ShownRows<Item>) {
  const { drop, ...selected } = useRowSelection(shown)
  const [report, setReport] = useState<BulkReport>()
  return {
    ...selected,
    clear: () => drop(),
    /**
     * The report of the last bulk action. Undefined before the first action, if every row was changed, and
     * after the report was closed.
     */
    report,
    closeReport: () => setReport(undefined),
    /**
     * Stores the results of a bulk action on the rows `sent`. Rows that failed stay selected. Returns the
     * number of changed rows.
     */
    settle(sent: SelectedRowNames, outcomes: readonly BulkOutcome[]): number {
      const next = bulkReportOf(sent, outcomes, Date.now())
      const failed = new Set(next.failed.map(({ id }) => id))
      drop(new Set([...sent.keys()].filter((id) => !failed.has(id))))
      setReport(failed.size > 0 ? next : undefined)
      return next.done
    },
  }
}

/** Returns the report of a bulk action. A row that is missing in the server's response counts as failed. */
export function bulkReportOf(
  chosen: SelectedRowNames,
  outcomes: readonly BulkOutcome[],
  at: number,
): BulkReport {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const failed = [...chosen].flatMap(([id, name]) => {
    const outcome = known.get(id)
    return outcome?.ok ? [] : [{ id, name, reason: outcome?.message ?? '' }]
  })
  return { at, done: chosen.size - failed.length, failed }
}

/** The rows that were deselected because they are no longer visible, for example after a new search. */
type LeftRows = {
  count: number
  /**
   * Opens the earlier search and selects these rows again. Undefined if the rows have disappeared for another
   * reason than a new search.
   */
  again: (() => void) | undefined
}

/**
 * Returns the selected rows of a list, in the order of the list. Only visible rows can be selected, so an
 * action never changes other rows (Product §10.2.17).
 */
export function useRowSelection<Item extends { id: number }>(shown: ShownRows<Item>) {
  const [selection, setSelection] = useState<SelectedRows>({})
  const [left, setLeft] = useState<LeftRows>()
  const [wanted, setWanted] = useState<SelectedRows>({})
  const [last, setLast] = useState(shown)
  if (last.rows !== shown.rows && !shown.isEarlier) {
    setLast(shown)
    const inSight = new Set(shown.rows.map(({ id }) => String(id)))
    const gone = idsOf(selection).filter((id) => !inSight.has(id))
    const next = [...idsOf(selection), ...idsOf(wanted)].filter((id) => inSight.has(id))
    setSelection(chosenOf(next))
    setWanted({})
    const again = () => {
      setWanted(chosenOf(gone))
      last.back()
    }
    if (gone.length > 0)
      setLeft({ count: gone.length, again: last.place === shown.place ? undefined : again })
    else if (idsOf(wanted).length > 0) setLeft(undefined)
  }
  return {
    selection,
    chosen: shown.rows.filter(({ id }) => selection[id]),
    left,
    select: (update: SelectionUpdate) => setSelection(update),
    /** Deselects these rows. Without ids, deselects all rows. */
    drop(ids?: ReadonlySet<number>) {
      setLeft(undefined)
      setSelection((now) => (ids ? chosenOf(idsOf(now).filter((id) => !ids.has(Number(id)))) : {}))
    },
  }
}

const idsOf = (rows: SelectedRows) => Object.keys(rows).filter((id) => rows[id])
const chosenOf = (ids: readonly string[]): SelectedRows =>
  Object.fromEntries(ids.map((id) => [id, true]))
