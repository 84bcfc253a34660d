import type { OperationId, Operations } from '../../contract/operations.gen'
import type { TableViews } from '../../db/stores'

type Params<Op extends OperationId> = string extends keyof Operations[Op]['params']
  ? { params?: undefined }
  : { params: Operations[Op]['params'] }

type Query<Op extends OperationId> = string extends keyof Operations[Op]['query']
  ? { query?: undefined }
  : { query?: Partial<Operations[Op]['query']> }

type Body<Op extends OperationId> = [Operations[Op]['body']] extends [undefined]
  ? { body?: undefined }
  : { body: Operations[Op]['body'] }

export type Sample<Op extends OperationId> = Params<Op> & Query<Op> & Body<Op>

export type SampleOf<Op extends OperationId> = (tables: TableViews) => Sample<Op>

export function first<Row>(rows: readonly Row[], fits: (row: Row) => boolean = () => true): Row {
  const row = rows.find(fits)
  if (!row) throw new Error('The seed has no row for this sample')
  return row
}

export function formWithImage(fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
  form.set('image', new File([bytes], 'pixel.png', { type: 'image/png' }))
  return form
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
