import type { BulkOutcome } from '@/api/generated/model'

/** The names of the selected products of all pages, by id. */
export type Chosen = ReadonlyMap<number, string>

/** Products in one bulk request at most (contract). */
export const bulkMax = 1000

/** The result of a bulk action: how many products changed, and which failed and why. */
export type BulkReport = {
  /** Unique for each report. */
  at: number
  done: number
  failed: readonly { id: number; name: string; reason: string }[]
}

/** Adds names to the outcomes. A product missing in the answer counts as failed. */
export function reportOf(chosen: Chosen, outcomes: readonly BulkOutcome[], at: number): BulkReport {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const failed = [...chosen].flatMap(([id, name]) => {
    const outcome = known.get(id)
    return outcome?.ok ? [] : [{ id, name, reason: outcome?.message ?? '' }]
  })
  return { at, done: chosen.size - failed.length, failed }
}
