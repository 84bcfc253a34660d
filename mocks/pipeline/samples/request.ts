import { type OperationId, type Operations, operationTable } from '../../contract/operations.gen'
import type { TableViews } from '../../db/stores'

export type Parts = { params?: object; query?: object; body?: unknown }

function pathOf(operation: OperationId, params: object): string {
  return operationTable[operation].path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

export function requestOf(
  operation: OperationId,
  sample: Parts,
  token: string | null,
  apiBase = 'http://shop.test',
): Request {
  const { params = {}, query = {}, body } = sample
  const url = new URL(apiBase + pathOf(operation, params))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const { method } = operationTable[operation]
  const request = new Request(url, { method, ...bodyOf(body) })
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

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

export function firstRow<Row>(rows: readonly Row[], fits: (row: Row) => boolean = () => true): Row {
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
