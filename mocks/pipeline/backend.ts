import type { OperationId, Operations } from '../contract/operations.gen.ts'
import type { FieldErrors } from '../contract/types.gen.ts'
import type { Database } from '../db/database.ts'
import type { UserRow } from '../db/tables.ts'
import type { WorldSwitch } from '../scenarios/world-switches.ts'

/** What a handler gets: a request that keeps the contract, who asks, and the world it asks about. */
export type HandlerContext<Op extends OperationId> = {
  params: Operations[Op]['params']
  /** Defaults of the contract are filled in. */
  query: Operations[Op]['query']
  body: Operations[Op]['body']
  headers: Headers
  /** Null for a visitor. Never null where the contract asks for a user or for staff. */
  user: UserRow | null
  db: Database
  /** The time in this world; a scenario may set it. */
  now: Date
  /** Whether a scenario turned something of the world: `switches.has('address.two-tier')`. */
  switches: ReadonlySet<WorldSwitch>
  /** Prefix of the pages and uploads that answers point to: an origin, or empty for the shop's own. */
  origin: string
}

/** Answers one operation. Throws `HttpError` for every answer that is not a success. */
export type Handler<Op extends OperationId> = (
  context: HandlerContext<Op>,
) => Operations[Op]['response'] | Promise<Operations[Op]['response']>

/** A handler for every operation of the contract: a missing one fails the compile. */
export type Backend = { [Op in OperationId]: Handler<Op> }

/** An error answer in the contract's shape. The pipeline checks that the operation declares `status`. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined

  constructor(status: number, message: string, errors?: FieldErrors) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
  }
}
