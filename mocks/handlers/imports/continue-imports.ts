import type { Database } from '../../db/database'
import type { ImportJobRow } from '../../db/import-tables'
import { recordActivity } from '../activity/record-activity'
import { importUnit } from './import-unit'

/**
 * Does the work that imports have got done by now, by the world's clock: a server goes on when nobody looks. Called
 * before every answer, so that each read sees it.
 */
export function continueImports(db: Database, now: Date): void {
  for (const job of db.where('product_imports', 'status', 'running')) continueImport(db, job, now)
}

function continueImport(db: Database, job: ImportJobRow, now: Date): void {
  const seconds = (now.getTime() - Date.parse(job.created_at)) / 1000
  const due = Math.min(job.total, Math.floor(seconds * job.rows_per_second))
  const outcomes = [...job.outcomes]
  if (due <= outcomes.length) return
  const recording = recordActivity(db, { by: job.by, now })
  db.transaction(() => {
    let units = 0
    for (const rows of job.waiting) {
      if (outcomes.length >= due) break
      outcomes.push(...importUnit(db, rows, { now, dryRun: job.dry_run }))
      units += 1
    }
    const waiting = job.waiting.slice(units)
    const isDone = waiting.length === 0
    db.update('product_imports', job.id, {
      outcomes,
      waiting,
      ...(isDone && { status: 'done', finished_at: now.toISOString() }),
    })
  })
  recording.keep()
}
