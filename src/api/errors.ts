import { memberOf } from '@/lib/json'
import { joinTexts } from '@/lib/text'
import { hostHasOperation } from './capabilities'

/** The server's error texts, by the field of the request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * The reason why a call failed. A number is the HTTP status. `refused` is an answer that has a success status
 * but contains `success: false`.
 */
export type FailureKind = number | 'timeout' | 'offline' | 'unreadable' | 'refused'

type ErrorFacts = { retryAt?: number | undefined; body?: unknown; operation?: string }

/**
 * The error that calls throw. Only a cancelled call throws the browser's `AbortError` instead. `message` is
 * the text of the server, or ''.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: FailureKind
  /** The code of the refusal. Each code is the name of an error example of the operation in openapi.yaml. */
  readonly code: string | undefined
  readonly fieldErrors: FieldErrors
  /** When a busy server may be called again, in ms since 1970. */
  readonly retryAt: number | undefined
  /** The whole body of the host's response. The code, the message and the field errors were read from it. */
  readonly body: unknown
  /** The id of the operation, or '' if the error does not come from an answer. */
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

/**
 * Returns the code of a refusal. If the host sends no code, a field that only one refusal has shows which
 * refusal it is.
 */
function codeOf(status: FailureKind, body: unknown): string | undefined {
  const code = memberOf(body, 'code')
  if (typeof code === 'string' && code) return code
  if (status === 409 && memberOf(body, 'bill')) return 'billChanged'
  if (status === 409 && memberOf(body, 'order')) return 'alreadyPaid'
  return status === 403 && memberOf(body, 'permission') ? 'lacksRight' : undefined
}

/**
 * The text that an error shows. `id` is one of the shop's texts, and `text` is the text of the server.
 * `retryAt` is the time at which a busy server accepts calls again, in ms since 1970. `next` is a text of the
 * shop that is shown after `text` or after the time.
 */
export type ErrorTextOf<Id extends string> =
  | { id: Id }
  | { text: string; next?: Id }
  | { retryAt: number; next?: Id | undefined }
type Rule<Id extends string> = Id | ((error: ApiError) => ErrorTextOf<Id> | undefined)
/** The text for each kind of failure. `otherwise` applies to all kinds that are not listed. */
export type ErrorRules<Id extends string> = Partial<Record<FailureKind | 'otherwise', Rule<Id>>>

/**
 * Returns a function that finds the text for an error in a table by status (Product §8). The function accepts
 * every thrown value. An error with `retryAt` gives that time, and the text that `busy` adds to it. If the
 * rule for the status returns nothing, `otherwise` is tried, and then `fallback`.
 */
export function errorTable<Id extends string>(
  table: ErrorRules<Id> & { fallback: Id; busy?: (error: ApiError) => Id },
): (error: unknown) => ErrorTextOf<Id> {
  return (error) => {
    const fallback: ErrorTextOf<Id> = { id: table.fallback }
    if (!(error instanceof ApiError)) return fallback
    if (error.retryAt !== undefined) return { retryAt: error.retryAt, next: table.busy?.(error) }
    for (const rule of [table[error.status], table.otherwise]) {
      const text = typeof rule === 'function' ? rule(error) : rule && { id: rule }
      if (text) return text
    }
    return fallback
  }
}

/**
 * Matches the words of texts that hosts send for every failure. These texts name no reason and no remedy, so
 * the shop shows its own text instead (Product §8.0.1).
 */
const reasonless =
  /^(có lỗi xảy ra|an error occurred|(internal )?server error|validation failed)( vui lòng thử lại| (please )?try again)?$/i

/**
 * Returns the server's text. Returns `undefined` for no text and for a text without a reason. The caller then
 * needs a text of its own.
 */
export function serverText({ message }: ApiError): { text: string } | undefined {
  const words = message.match(/\p{L}+/gu) ?? []
  return words.length > 0 && !reasonless.test(words.join(' ')) ? { text: message } : undefined
}

/**
 * Returns true if repeating the call could help: after a 429 (too many requests), a 5xx, a time-out, a lost
 * connection or an unreadable answer. Returns false for all other answers, because the request is wrong, and
 * for errors of another type than `ApiError`.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return typeof status === 'string' ? status !== 'refused' : status >= 500 || status === 429
}

/** Returns true if the requested record does not exist, or exists no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

/**
 * Gives one text to the statuses 404, 405 and 501. A host sends one of them for a call that it does not
 * offer.
 */
export const notOfferedRules = <Id extends string>(id: Id) => ({ 404: id, 405: id, 501: id })

export const commonRules = {
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
} as const

/**
 * Returns true if the host does not have the operation, so that the shop has to work without it. This is so
 * for a 405 or 501, and for a 404 or 410 with the code `notOffered`. A 404 or 410 without a code counts too,
 * unless the host has sent a list of missing operations and this operation is not in the list. In that case
 * only a record is missing.
 */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const {
    status,
    operation,
    code = hostHasOperation(operation) ? 'notFound' : 'notOffered',
  } = error
  return status === 405 || status === 501 || (isGone(error) && code === 'notOffered')
}

const staffErrors = { ...commonRules, 403: forbiddenText } as const
type StaffId = ForbiddenId | (typeof staffErrors)['timeout' | 'offline']

type ForbiddenId = 'admin.error.forbidden'

/**
 * Returns the server's text for a 403 that names the missing permission. For any other 403, and without a
 * text from the server, returns the shop's text.
 */
export function forbiddenText({ code, message }: ApiError): ErrorTextOf<ForbiddenId> {
  return code === 'lacksRight' && message ? { text: message } : { id: 'admin.error.forbidden' }
}

/**
 * Returns a function that finds the text for an error in the back office. It looks in `rules` first, and then
 * in the texts that all lists and forms of the back office share.
 */
export function staffErrorTable<Id extends string>(
  fallback: Id,
  rules: Partial<ErrorRules<Id>> = {},
) {
  return errorTable<Id | StaffId>({ ...staffErrors, ...rules, fallback })
}

/**
 * Returns a function that finds the text for an error after a click in the back office. The function returns
 * null after the session has ended, because the sign-in window already says so.
 */
export function actionErrorTable<Id extends string>(fallback: Id, rules?: Partial<ErrorRules<Id>>) {
  const textOf = staffErrorTable(fallback, rules)
  return (error: unknown) => (failedWriteKind(error) === 'signedOut' ? null : textOf(error))
}

/**
 * Returns why a write failed:
 * - `conflict`: another person changed the record first.
 * - `unknown`: the server was busy, failed or did not respond, so the write may have been done.
 * - `signedOut`: the session is over.
 * - `refused`: the server refused the write, or the error is no `ApiError`.
 */
export function failedWriteKind(error: unknown): 'conflict' | 'unknown' | 'signedOut' | 'refused' {
  if (isConflict(error)) return 'conflict'
  if (error instanceof ApiError && error.status === 401) return 'signedOut'
  return isWorthRetrying(error) ? 'unknown' : 'refused'
}

/**
 * Returns all field errors as one text (Product §8, 422). If the server names no field, returns the server's
 * text.
 */
export function joinedFieldErrors(error: ApiError): { text: string } | undefined {
  const texts = Object.values(error.fieldErrors).flat()
  return texts.length > 0 ? { text: joinTexts(texts) } : serverText(error)
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

type Listener = (error: unknown) => void

let listener: Listener | undefined

/**
 * Reports about failures inside the shop's own code. app/error-report.ts sends them to the owner, if the shop
 * has a URL for reports.
 */
export const errorReports = {
  tell: (error: unknown): void => listener?.(error),
  listen(next: Listener): void {
    listener = next
  },
}
