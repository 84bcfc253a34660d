import type {
  Bill,
  ErrorBody,
  FieldErrors,
  OrderReference,
  Permission,
} from '@/api/generated/model'
import type { OperationId, Operations, operationTable } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { UserRow } from '../db/tables'
import { errorExamplesOf } from '../scenarios/catalogue'
import type { WorldSwitch } from '../scenarios/names'

type Caller<Op extends OperationId> = (typeof operationTable)[Op]['access'] extends 'anyone'
  ? UserRow | null
  : UserRow

export type HandlerContext<Op extends OperationId> = {
  params: Operations[Op]['params']
  query: Operations[Op]['query']
  body: Operations[Op]['body']
  headers: Headers
  user: Caller<Op>
  db: Database
  now: Date
  switches: ReadonlySet<WorldSwitch>
  /** The beginning of the URLs of the world's own files, such as the origin of the mock server. */
  assetBase: string
}

/** Answers one operation. Throws `HttpError` for every answer that is not a success. */
export type Handler<Op extends OperationId> = (
  context: HandlerContext<Op>,
) => Operations[Op]['response'] | Promise<Operations[Op]['response']>

/** A handler for every operation of the contract. The compiler reports an operation that has none. */
export type Backend = { [Op in OperationId]: Handler<Op> }

/** The handlers of a tag. The compiler reports a missing handler in the file of its tag. */
export type HandlersOf<Tag extends (typeof operationTable)[OperationId]['tag']> = {
  [Op in OperationId as (typeof operationTable)[Op]['tag'] extends Tag ? Op : never]: Handler<Op>
}

type ErrorFacts = {
  status: number
  /** The name of this error among the contract's examples for the operation, such as `alreadyPaid`. */
  code: string
  message: string
  errors?: FieldErrors | undefined
  bill?: Bill | undefined
}

/** An error answer in the contract's shape. The pipeline checks that the operation declares `status`. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  readonly bill: Bill | undefined
  /** The order that the error names, such as the order that is already paid. */
  order: OrderReference | undefined
  /** The permission that the caller lacks. */
  permission: Permission | undefined
  /** The number of seconds that the handler asks the caller to wait before the next try. */
  retryAfter: number | undefined

  constructor({ status, code, message, errors, bill }: ErrorFacts) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.errors = errors
    this.bill = bill
  }

  about({ id, code }: OrderReference): this {
    this.order = { id, code }
    return this
  }

  after(seconds: number): this {
    this.retryAfter = seconds
    return this
  }
}

/**
 * An answer before it becomes a `Response`: a status and a JSON body. An undefined body is sent as no body.
 */
export type Answer = { status: number; body: unknown; retryAfter?: number | undefined }

/** An answer whose text is sent unchanged. The content type is JSON unless `type` gives another type. */
export type RawAnswer = { status: number; text: string; type?: string }

export type Outcome = Response | 'network-error'

/** The number of seconds that a caller has to wait after a 429 or 503, if the error gives no other number. */
const usualPause = 2
const json = 'application/json; charset=utf-8'

export function toResponse(answer: Answer | RawAnswer): Response {
  const { status } = answer
  const headers = { 'cache-control': 'no-store' }
  if ('text' in answer) {
    const { text, type = json } = answer
    return new Response(text, { status, headers: { 'content-type': type, ...headers } })
  }
  const pause = { 'retry-after': String(answer.retryAfter ?? usualPause) }
  const later = [429, 503].includes(status) ? { ...headers, ...pause } : headers
  if (answer.body === undefined) return new Response(null, { status, headers: later })
  const text = JSON.stringify(answer.body)
  return new Response(text, { status, headers: { 'content-type': json, ...later } })
}

export function errorAnswer(error: HttpError): Answer {
  const { status, code, message, errors, bill, order, permission, retryAfter } = error
  const body: ErrorBody = {
    success: false,
    code,
    message,
    ...(errors && { errors }),
    ...(bill && { bill }),
    ...(order && { order }),
    ...(permission && { permission }),
  }
  return { status, body, retryAfter }
}

type ErrorDetails = Pick<ErrorFacts, 'errors' | 'bill'> & { message?: string }

/**
 * Returns the first error with this status that the contract lists for an operation. Returns `otherwise` when
 * the contract lists none.
 */
export function contractError(
  operation: OperationId,
  status: number,
  otherwise: string,
  details?: ErrorDetails,
) {
  const example = errorExamplesOf(operation).find((one) => one.status === status)
  const { code, message } = example?.body ?? { code: 'invalid', message: otherwise }
  return new HttpError({ status, code, message, ...details })
}

/** Returns the error of an operation with this error code. The contract gives the text of the error. */
export function namedError(operation: OperationId, code: string, details?: ErrorDetails) {
  const example = errorExamplesOf(operation).find((one) => one.name === code)
  if (!example) throw new Error(`The contract has no error ${operation}.${code}`)
  const { status, body } = example
  return new HttpError({ status, code, message: body.message, ...details })
}

/** Returns the bearer token of a call, or an empty text when the call has no token. */
export const tokenIn = (headers: Headers): string =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
