import { isRecord, jsonOrUndefined } from '@/lib/json'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { UserRow } from '../db/tables'
import { missingPermission } from '../handlers/account'
import { recordActivity } from '../handlers/activity'
import { continueImports } from '../handlers/admin-imports'
import { expirePaypals } from '../handlers/paypal'
import { userOfToken } from '../rules/sessions'
import { type Scenario, timeOf } from '../scenarios/parse'
import {
  type Answer,
  type Backend,
  contractError,
  errorAnswer,
  HttpError,
  tokenIn,
} from './backend'
import type { Match } from './match'
import { onceByKey } from './once-by-key'
import { describeViolation, validateRequest, type Violation, violationOf } from './validate'

export type WorldView = {
  backend: Backend
  db: Database
  now: () => Date
  /** The beginning of the URLs of the world's own files, such as the origin of the mock server. */
  assetBase: string
}

type Work = { world: WorldView; match: Match; request: Request; scenario: Scenario }

async function callHandler({ world, match, request, scenario }: Work): Promise<unknown> {
  const { backend, db, assetBase } = world
  const { operation } = match
  const { switches } = scenario
  const { headers } = request
  const now = timeOf(scenario, world.now())
  continueImports(db, now)
  expirePaypals(db, now)
  const user = authenticate({ operation, headers, db, now })
  const content = await contentOf(request)
  const input = await validateRequest(match, request)
  const context = { ...input, headers, user, db, now, switches, assetBase }
  // The context is untyped here, because the schemas have just checked that it fits the handler.
  const answer = (): Promise<unknown> =>
    recorded({ db, operation, by: user?.full_name, now }, (): unknown =>
      Reflect.apply(backend[operation], undefined, [context]),
    )
  const key = headers.get('idempotency-key')
  if (key === null || operationTable[operation].repeat !== 'key') return answer()
  return onceByKey({ db, operation, userId: user?.id ?? null, key, content, now }, answer)
}

/**
 * Returns the content of a request as a text that is equal for every repeat. JSON is compared by its values,
 * so the order of its members does not matter. A form is compared without its boundary, because the boundary
 * is random. `quoted_total` and `replaces` are left out, because they do not change what is ordered.
 */
async function contentOf(request: Request): Promise<string> {
  const { pathname } = new URL(request.url)
  const text = await request.clone().text()
  const type = request.headers.get('content-type') ?? ''
  const [, boundary] = /boundary=(\S+)/.exec(type) ?? []
  const value = type.startsWith('application/json') ? jsonOrUndefined(text) : undefined
  const body =
    value === undefined ? text.replaceAll(boundary ?? '', '') : JSON.stringify(value, sorted)
  return `${pathname} ${body}`
}

/** Sorts the members of an object, and removes the members that are not compared. */
function sorted(_name: string, value: unknown): unknown {
  if (!isRecord(value) || Array.isArray(value)) return value
  const { quoted_total: _total, replaces: _replaces, ...rest } = value
  return Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type Written = { db: Database; operation: OperationId; by: string | undefined; now: Date }

/**
 * Answers a call. If the call is a write of the back office, its changes are recorded in the log. A refused
 * write is not recorded.
 */
async function recorded({ db, operation, by = '', now }: Written, answer: () => unknown) {
  const { access, method } = operationTable[operation]
  if (access !== 'staff' || method === 'GET') return answer()
  const recording = recordActivity(db, { by, now })
  try {
    const body = await answer()
    recording.keep()
    return body
  } finally {
    recording.stop()
  }
}

function failed(operation: OperationId, error: unknown, violations: Violation[]): Answer {
  if (error instanceof HttpError) return errorAnswer(error)
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  violations.push({ operation, status: 500, problems: [`handler threw: ${problem}`] })
  return errorAnswer(contractError(operation, 500, 'Có lỗi xảy ra. Vui lòng thử lại.'))
}

export async function answerOfWorld(work: Work, violations: Violation[]): Promise<Answer> {
  const { operation } = work.match
  const { status } = operationTable[operation]
  const answer = await callHandler(work).then(
    (body) => ({ status, body }),
    (error: unknown) => failed(operation, error, violations),
  )
  const violation = violationOf(operation, answer)
  if (!violation) return answer
  violations.push(violation)
  const message = describeViolation(violation)
  return errorAnswer(new HttpError({ status: 500, code: 'serverError', message }))
}

type AuthContext = {
  operation: OperationId
  headers: Headers
  db: Database
  now: Date
}

/**
 * Returns the user of a call, or null for a visitor. Throws 401 when the operation needs a token and the
 * token is missing or bad. A bad token gives 401 too if the operation reads tokens without needing one.
 * Throws 403 when the user is not staff or lacks the operation's permission.
 */
function authenticate(context: AuthContext): UserRow | null {
  const { operation } = context
  const { access, permission, readsToken } = operationTable[operation]
  const { headers, db, now } = context
  const user = readsToken ? userOfToken(db, tokenIn(headers), now) : null
  const isVisitor = access === 'anyone' && !(readsToken && headers.has('authorization'))
  if (isVisitor) return null
  if (!user) throw contractError(operation, 401, 'Bạn cần đăng nhập lại để tiếp tục')
  if (access === 'staff' && !user.is_staff) {
    throw contractError(
      operation,
      403,
      'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
    )
  }
  if (permission && !user.permissions.includes(permission)) throw missingPermission(db, permission)
  return user
}
