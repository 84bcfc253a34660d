/** What became of one row of a bulk action. */
export type BulkOutcome = { id: number; ok: boolean; message: string }

/** The names of the selected rows of all pages, by id. */
export type Chosen = ReadonlyMap<number, string>

/** The result of a bulk action: how many rows changed, and which failed and why. */
export type BulkReport = {
  /** Unique for each report. */
  at: number
  done: number
  failed: readonly { id: number; name: string; reason: string }[]
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
