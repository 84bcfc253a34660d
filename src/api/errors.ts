/** Texts per field of the request, as the server sent them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * Why a call has no answer: an HTTP status, the time-out, no connection, or an answer that is not
 * the contract's JSON.
 */
export type FailureKind = number | 'timeout' | 'offline' | 'unreadable'

/** The one error that calls throw. `message` is the server's text, empty where it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: FailureKind
  readonly fieldErrors: FieldErrors

  constructor(status: FailureKind, message = '', fieldErrors: FieldErrors = {}) {
    super(message)
    this.status = status
    this.fieldErrors = fieldErrors
  }
}

/** What to tell the person: a text of ours by its id, or the server's own words. */
export type Said<Id extends string> = { id: Id } | { text: string }
type Rule<Id extends string> = Id | ((error: ApiError) => Said<Id> | undefined)
type Table<Id extends string> = Partial<Record<FailureKind, Rule<Id>>> & { otherwise: Rule<Id> }

/**
 * The error catalogue (Product §8) as data: what to say for each status. Answers a function from any
 * thrown value to what is said; a rule that finds nothing to say leaves it to `otherwise`.
 */
export function errorTable<Id extends string>(
  table: Table<Id> & { fallback: Id },
): (error: unknown) => Said<Id> {
  return (error) => {
    const fallback: Said<Id> = { id: table.fallback }
    if (!(error instanceof ApiError)) return fallback
    for (const rule of [table[error.status], table.otherwise]) {
      const said = typeof rule === 'function' ? rule(error) : rule && { id: rule }
      if (said) return said
    }
    return fallback
  }
}

/** The server's own words, where it sent some. */
export function serverText(error: ApiError): { text: string } | undefined {
  return error.message ? { text: error.message } : undefined
}

/** All field errors joined by commas (Product §8, 422); the server's message where it named no field. */
export function joinedFields(error: ApiError): { text: string } | undefined {
  const texts = Object.values(error.fieldErrors).flat()
  return texts.length > 0 ? { text: texts.join(', ') } : serverText(error)
}

/** Whether trying again could help: not after an answer that says the request itself is wrong. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (typeof error.status === 'string' || error.status >= 500)
}

/** Whether a write came too late: somebody else has saved a newer version. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** What any call may end with, whoever made it. */
export const anyCall = {
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
} as const

/** The same for calls of the staff. */
export const staffCall = { ...anyCall, 403: 'admin.error.forbidden' } as const

/** What became of a write that failed: somebody was faster, nobody knows, or the server refused it. */
export function writeOutcome(error: unknown): 'conflict' | 'unknown' | 'refused' {
  if (isConflict(error)) return 'conflict'
  return isWorthRetrying(error) ? 'unknown' : 'refused'
}
