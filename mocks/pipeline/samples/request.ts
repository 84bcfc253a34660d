import { type OperationId, operationTable } from '../../contract/operations.gen'

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
