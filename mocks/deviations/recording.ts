import type { OperationId } from '../contract/operations.gen'
import { matchOperation } from '../pipeline/match'
import { violationOf } from '../pipeline/validate-answer'

export type Exchange = { method: string; url: string; status: number; text: string }

export type RecordedAnswer = {
  operation: OperationId
  /** Path and query, from `/api/` on. */
  path: string
  status: number
  body: unknown
}

export type Recording = {
  answers: readonly RecordedAnswer[]
  deviations: readonly string[]
  /** Requests that are no calls of the contract, or whose answers are no JSON: why they are left out. */
  left: readonly string[]
}

const secret = /(token|secret|cookie|api_?key)$|password|authorization/i
const stripped = 'stripped'

function strippedText(text: string): string {
  return text
    .replaceAll(/([?&](?:[\w-]*(?:token|secret|key|password))=)[^&#\s"]+/gi, `$1${stripped}`)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, stripped)
}

function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return secret.test(name) ? stripped : strippedText(value)
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutSecrets(part, key)]),
  )
}

/** Returns path and query from `/api/` on: a host may live below a path. Null for another address. */
function pathOf(url: string): { pathname: string; search: string } | null {
  if (!URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  const at = pathname.indexOf('/api/')
  return at < 0 ? null : { pathname: pathname.slice(at), search: strippedText(search) }
}

function jsonOf(text: string): { body: unknown } | null {
  if (text === '') return { body: null }
  try {
    return { body: JSON.parse(text) }
  } catch {
    return null
  }
}

function read({ method, url, status, text }: Exchange): RecordedAnswer | string {
  const path = pathOf(url)
  if (!path) return `${method} ${strippedText(url)}: no call of the API`
  const match = matchOperation(method, path.pathname)
  const called = `${method} ${path.pathname}`
  if (!match) return `${called}: not in the contract`
  const json = jsonOf(text)
  if (!json) return `${called}: answered ${status} without JSON`
  const { operation } = match
  const body = withoutSecrets(json.body)
  return { operation, path: path.pathname + path.search, status, body }
}

function deviationOf({ operation, status, body }: RecordedAnswer): string[] {
  const violation = violationOf(operation, { status, body })
  return violation ? [`${operation} ${status}: ${violation.problems.join('; ')}`] : []
}

export function recordingOf(exchanges: readonly Exchange[]): Recording {
  const found = exchanges.filter(({ method }) => method !== 'OPTIONS').map(read)
  const answers = found.filter((one) => typeof one !== 'string')
  return {
    answers,
    deviations: [...new Set(answers.flatMap(deviationOf))],
    left: [...new Set(found.filter((one) => typeof one === 'string'))],
  }
}

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function decoded(text: string): string {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

function exchangeOf(entry: unknown): Exchange {
  const request = inside(entry, 'request')
  const response = inside(entry, 'response')
  const content = inside(response, 'content')
  const text = textOf(inside(content, 'text'))
  const isCoded = inside(content, 'encoding') === 'base64'
  return {
    method: textOf(inside(request, 'method')),
    url: textOf(inside(request, 'url')),
    status: Number(inside(response, 'status')),
    text: isCoded ? decoded(text) : text,
  }
}

export function readHar(text: string): readonly Exchange[] {
  const entries = inside(inside(JSON.parse(text), 'log'), 'entries')
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries')
  return entries.map(exchangeOf).filter(({ status }) => status >= 200)
}
