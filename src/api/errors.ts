import { memberOf } from '@/lib/json'
import { hasOperation } from './capabilities'

/** The server's texts by field of the request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * Why a call failed: an HTTP status, the time-out, no connection, an answer that can't be read, or a success
 * status whose body says that it is none.
 */
export type FailureKind = number | 'timeout' | 'offline' | 'unreadable' | 'refused'

type ErrorFacts = { retryAt?: number | undefined; body?: unknown; operation?: string }

/** The only error that calls throw. `message` is the server's text, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: FailureKind
  /** Which refusal it is: a name among the error examples of the operation in openapi.yaml. */
  readonly code: string | undefined
  readonly fieldErrors: FieldErrors
  /** When a busy server may be asked again, in ms since 1970. */
  readonly retryAt: number | undefined
  /** The body of the answer, as it came; the rest of the error is read from it. */
  readonly body: unknown
  /** Empty where the error does not come from an answer. */
  readonly operation: string

  constructor(
    status: FailureKind,
    message = '',
    fieldErrors: FieldErrors = {},
    { retryAt, body, operation = '' }: ErrorFacts = {},
  ) {
    super(message)
    this.status = status
    this.fieldErrors = fieldErrors
    this.retryAt = retryAt
    this.body = body
    this.operation = operation
    this.code = codeOf(status, body)
  }
}

/** Returns the code of a refusal. Without one, a field that only this refusal has tells it. */
function codeOf(status: FailureKind, body: unknown): string | undefined {
  const code = memberOf(body, 'code')
  if (typeof code === 'string' && code) return code
  if (status === 409 && memberOf(body, 'bill')) return 'billChanged'
  if (status === 409 && memberOf(body, 'order')) return 'alreadyPaid'
  return status === 403 && memberOf(body, 'permission') ? 'lacksRight' : undefined
}

/**
 * The text to show for an error: the id of one of our messages, the server's own text, or when a busy server
 * may be asked again, in ms since 1970.
 */
export type ErrorTextOf<Id extends string> = { id: Id } | { text: string } | { retryAt: number }
type Rule<Id extends string> = Id | ((error: ApiError) => ErrorTextOf<Id> | undefined)
/** The text for each kind of failure. */
export type ErrorRules<Id extends string> = Partial<Record<FailureKind | 'otherwise', Rule<Id>>>

/**
 * Turns a table of texts by status (Product §8) into a function from any thrown value to the text to show.
 * A rule that returns nothing leaves it to `otherwise`, and that to `fallback`.
 */
export function errorTable<Id extends string>(
  table: ErrorRules<Id> & { fallback: Id },
): (error: unknown) => ErrorTextOf<Id> {
  return (error) => {
    const fallback: ErrorTextOf<Id> = { id: table.fallback }
    if (!(error instanceof ApiError)) return fallback
    if (error.retryAt !== undefined) return { retryAt: error.retryAt }
    for (const rule of [table[error.status], table.otherwise]) {
      const text = typeof rule === 'function' ? rule(error) : rule && { id: rule }
      if (text) return text
    }
    return fallback
  }
}

/** Returns the server's own text; `undefined` when it sent none. */
export function serverText(error: ApiError): { text: string } | undefined {
  return error.message ? { text: error.message } : undefined
}

/**
 * True when trying again could help. A 4xx means that the request itself is wrong; 429 that there were too
 * many.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return typeof status === 'string' ? status !== 'refused' : status >= 500 || status === 429
}

/** True when what was asked for does not exist, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

export const commonErrors = {
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
} as const

/**
 * True where the host has no such operation, so the shop does without it. A 404 with another code, such as
 * `notFound`, is about a row, and so is one of an operation that the host says it has.
 */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, operation, code = hasOperation(operation) ? 'notFound' : 'notOffered' } = error
  return status === 405 || status === 501 || (isGone(error) && code === 'notOffered')
}

const staffErrors = { ...commonErrors, 403: forbidden } as const
type StaffId = ForbiddenId | (typeof staffErrors)['timeout' | 'offline']

type ForbiddenId = 'admin.error.forbidden'

/** A 403 that names the missing permission shows the server's text. Any other 403 shows ours. */
export function forbidden({ code, message }: ApiError): ErrorTextOf<ForbiddenId> {
  return code === 'lacksRight' && message ? { text: message } : { id: 'admin.error.forbidden' }
}

/** A table of the back office: `rules` beside what all of them say. */
export function staffErrorTable<Id extends string>(
  fallback: Id,
  rules: Partial<ErrorRules<Id>> = {},
) {
  return errorTable<Id | StaffId>({ ...staffErrors, ...rules, fallback })
}

/**
 * The same for a click. Null once the session has ended: the sign-in that opens over the screen says so,
 * once.
 */
export function actionErrorTable<Id extends string>(fallback: Id, rules?: Partial<ErrorRules<Id>>) {
  const textOf = staffErrorTable(fallback, rules)
  return (error: unknown) => (writeOutcome(error) === 'signedOut' ? null : textOf(error))
}

/**
 * The outcome of a failed write: another person changed the record first, the outcome is unknown, the session
 * is over, or the server refused the write.
 */
export function writeOutcome(error: unknown): 'conflict' | 'unknown' | 'signedOut' | 'refused' {
  if (isConflict(error)) return 'conflict'
  if (error instanceof ApiError && error.status === 401) return 'signedOut'
  return isWorthRetrying(error) ? 'unknown' : 'refused'
}

/**
 * Returns all field errors joined by commas (Product §8, 422), or the server's message when it named no
 * field.
 */
export function joinedFieldErrors(error: ApiError): { text: string } | undefined {
  const texts = Object.values(error.fieldErrors).flat()
  return texts.length > 0 ? { text: texts.join(', ') } : serverText(error)
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

type Listener = (error: unknown) => void

let listener: Listener | undefined

/**
 * Failures inside the shop itself. app/error-report.ts sends them to the owner, if the shop has an address
 * for reports.
 */
export const trouble = {
  tell: (error: unknown): void => listener?.(error),
  listen(next: Listener): void {
    listener = next
  },
}
