import type { ProductImport, ProductImportRow } from '@/api/generated/model'
import { productKeyOf } from '@/domain/product/import/check-rows'
import type { Database } from '../db/database'
import type { ImportJobRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { pageOf } from '../rules/lists'
import { recordActivity } from './activity'
import { refusal, throwRefusal, success } from './answers'
import { importProductRows } from './import-unit'

/**
 * The number of rows that an import writes per second. With `slow`, there is time to look at an import and to
 * cancel it.
 */
const speed = { usual: 1500, slow: 20 } as const

export function importOf(job: ImportJobRow): ProductImport {
  const { rows_per_second: _, waiting: __, outcomes, ...facts } = job
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  for (const { result } of outcomes) counts[result] += 1
  return { ...facts, processed: outcomes.length, ...counts }
}

function unitsOf(db: Database, rows: readonly ProductImportRow[]): ProductImportRow[][] {
  const keyOf = (row: ProductImportRow) => {
    const variant = row.variant_id === undefined ? undefined : db.find('variants', row.variant_id)
    const product_id = row.product_id ?? variant?.product_id
    return productKeyOf(product_id === undefined ? row : { ...row, product_id })
  }
  return [...Map.groupBy(rows, keyOf).values()]
}

export const adminImportsHandlers: HandlersOf<'admin-imports'> = {
  productImports({ db, query }) {
    const { items, pagination } = pageOf(db.tables.product_imports.toReversed(), query)
    return success({ imports: items.map(importOf), pagination })
  },

  startProductImport({ db, body, user, now, switches }) {
    const lines = new Set(body.rows.map(({ line }) => line))
    if (lines.size < body.rows.length)
      throw refusal('startProductImport', 'invalid', {
        rows: ['Tệp có hai dòng cùng số thứ tự. Hãy chọn lại tệp.'],
      })
    const job = db.insert('product_imports', {
      file_name: body.file_name,
      dry_run: body.dry_run,
      status: 'running',
      total: body.rows.length,
      rows_per_second: speed[switches.has('import.slow') ? 'slow' : 'usual'],
      waiting: unitsOf(db, body.rows),
      outcomes: [],
      by: user.full_name,
      created_at: now.toISOString(),
      finished_at: null,
    })
    return success(importOf(job), 'Đã bắt đầu nhập')
  },

  productImport({ db, params }) {
    const job = db.find('product_imports', params.id) ?? throwRefusal('productImport', 'notFound')
    return success(importOf(job))
  },

  productImportOutcomes({ db, params, query }) {
    const job =
      db.find('product_imports', params.id) ?? throwRefusal('productImportOutcomes', 'notFound')
    const wanted = job.outcomes.filter(({ result }) => (query.result ?? result) === result)
    const byLine = wanted.toSorted((one, other) => one.line - other.line)
    const { items, pagination } = pageOf(byLine, query)
    return success({ outcomes: [...items], pagination })
  },

  cancelProductImport({ db, params, now }) {
    const job =
      db.find('product_imports', params.id) ?? throwRefusal('cancelProductImport', 'notFound')
    if (job.status !== 'running') return success(importOf(job))
    const stopped = db.update('product_imports', job.id, {
      status: 'cancelled',
      waiting: [],
      finished_at: now.toISOString(),
    })
    return success(importOf(stopped), 'Đã dừng nhập')
  },
}

/**
 * Continues imports up to the world's time, as a server would. Called before every answer, so that each read
 * sees the present state.
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
      outcomes.push(...importProductRows(db, rows, { now, dryRun: job.dry_run }))
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
