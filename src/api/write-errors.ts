import {
  ApiError,
  commonErrors,
  type ErrorText,
  type ErrorRules,
  errorTable,
  isWorthRetrying,
  serverText,
} from './errors'

const staffErrors = { ...commonErrors, 403: forbidden } as const
type StaffId = ForbiddenId | (typeof staffErrors)['timeout' | 'offline']

type ForbiddenId = 'admin.error.forbidden'

/** What a 403 says: one that names the right that is missing says who has it, the "Forbidden" of others nothing to people. */
export function forbidden({ body, message }: ApiError): ErrorText<ForbiddenId> {
  const names = typeof body === 'object' && body !== null && 'permission' in body
  return names && message ? { text: message } : { id: 'admin.error.forbidden' }
}

/** A table of the back office: `rules` beside what all of them say. */
export function staffErrorTable<Id extends string>(
  fallback: Id,
  rules: Partial<ErrorRules<Id>> = {},
) {
  return errorTable<Id | StaffId>({ ...staffErrors, ...rules, fallback })
}

/** The same for a click. Null once the session has ended: the sign-in that opens over the screen says so, once. */
export function actionErrorTable<Id extends string>(fallback: Id, rules?: Partial<ErrorRules<Id>>) {
  const textOf = staffErrorTable(fallback, rules)
  return (error: unknown) => (writeOutcome(error) === 'signedOut' ? null : textOf(error))
}

/** What became of a write that failed: somebody was faster, nobody knows, the session is over, or the server refused it. */
export function writeOutcome(error: unknown): 'conflict' | 'unknown' | 'signedOut' | 'refused' {
  if (isConflict(error)) return 'conflict'
  if (error instanceof ApiError && error.status === 401) return 'signedOut'
  return isWorthRetrying(error) ? 'unknown' : 'refused'
}

/** Returns all field errors joined by commas (Product §8, 422), or the server's message when it named no field. */
export function joinedFieldErrors(error: ApiError): { text: string } | undefined {
  const texts = Object.values(error.fieldErrors).flat()
  return texts.length > 0 ? { text: texts.join(', ') } : serverText(error)
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}
