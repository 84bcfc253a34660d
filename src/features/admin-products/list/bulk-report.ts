import type { BulkOutcome } from '@/api/generated/model'

/** Products that are chosen, on whatever page, by id with their names. */
export type Chosen = ReadonlyMap<number, string>

/** How many one bulk request may name (contract). */
export const bulkMax = 1000

/** What became of a bulk action: how many worked, and which did not and why. */
export type BulkReport = {
  /** Each report has another one. */
  at: number
  done: number
  failed: readonly { id: number; name: string; reason: string }[]
}

/** Puts names to the outcomes. A product the answer is silent about did not work. */
export function reportOf(chosen: Chosen, outcomes: readonly BulkOutcome[], at: number): BulkReport {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const failed = [...chosen].flatMap(([id, name]) => {
    const outcome = known.get(id)
    return outcome?.ok ? [] : [{ id, name, reason: outcome?.message ?? '' }]
  })
  return { at, done: chosen.size - failed.length, failed }
}
