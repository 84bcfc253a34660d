/** The server's texts by field of the request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * Why a call failed: an HTTP status, the time-out, no connection, an answer that can't be read, or a success status
 * whose body says that it is none.
 */
export type FailureKind = number | 'timeout' | 'offline' | 'unreadable' | 'refused'

/** The only error that calls throw. `message` is the server's text, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: FailureKind
  readonly fieldErrors: FieldErrors
  /** When a busy server may be asked again, in ms since 1970. */
  readonly retryAt: number | undefined
  /** The body of the answer, as it came; the rest of the error is read from it. */
  readonly body: unknown

  constructor(
    status: FailureKind,
    message = '',
    fieldErrors: FieldErrors = {},
    { retryAt, body }: { retryAt?: number | undefined; body?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.fieldErrors = fieldErrors
    this.retryAt = retryAt
    this.body = body
  }
}

/**
 * The text to show for an error: the id of one of our messages, the server's own text, or when a busy server may be
 * asked again, in ms since 1970.
 */
export type ErrorText<Id extends string> = { id: Id } | { text: string } | { retryAt: number }
type Rule<Id extends string> = Id | ((error: ApiError) => ErrorText<Id> | undefined)
/** What to say of each kind of failure. */
export type ErrorRules<Id extends string> = Partial<Record<FailureKind, Rule<Id>>> & {
  otherwise: Rule<Id>
}

/**
 * Turns a table of texts by status (Product §8) into a function from any thrown value to the text to show.
 * A rule that returns nothing leaves it to `otherwise`, and that to `fallback`.
 */
export function errorTable<Id extends string>(
  table: ErrorRules<Id> & { fallback: Id },
): (error: unknown) => ErrorText<Id> {
  return (error) => {
    const fallback: ErrorText<Id> = { id: table.fallback }
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

/** True when trying again could help. A 4xx means that the request itself is wrong; 429 that there were too many. */
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
