import { useState } from 'react'
import { type BulkOutcome, type BulkReport, type Chosen, reportOf } from './bulk-report'
import { type ShownRows, useRowSelection } from './use-row-selection'

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
