import type { OperationId } from '../contract/operations.gen'
import type { Database } from '../db/database'
import { madeBefore } from '../handlers/made-before'
import { errorExamplesOf } from '../scenarios/catalogue'
import { HttpError } from './backend'

/** One click of one person. `content` is what it asks for, and who asks. */
type Click = { db: Database; operation: OperationId; key: string; content: string; now: Date }

/** Writes that are being done, of each world: the same click that comes meanwhile waits for the first one. */
const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Does a write of `x-repeat: key` once, however often it is sent: the first answer is given again, with the record as it
 * is now. What was refused leaves its key free.
 */
export async function onceByKey(click: Click, write: () => Promise<unknown>): Promise<unknown> {
  const { db, operation, key, content } = click
  const id = `${operation} ${key}`
  const others = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, others)
  for (let other = others.get(id); other; other = others.get(id)) await other.catch(() => {})
  const known = db.find('stored_answers', id)
  if (known && known.content !== content) throw refused(operation, 'idempotencyMismatch')
  if (known) return answeredAgain(click, known.body)
  const writing = write()
  others.set(id, writing)
  try {
    const body = await writing
    if (typeof body === 'object' && body) db.insert('stored_answers', { id, content, body })
    return body
  } finally {
    others.delete(id)
  }
}

function answeredAgain({ db, operation, now }: Click, first: object): object {
  // Untyped on purpose: the answer is the one of this operation.
  const parts = [db, Reflect.get(first, 'data'), now]
  const data: unknown = Reflect.apply(Reflect.get(madeBefore, operation), undefined, parts)
  if (data === null) throw refused(operation, 'madeAndGone')
  return { ...first, data }
}

function refused(operation: OperationId, name: 'idempotencyMismatch' | 'madeAndGone'): HttpError {
  const example = errorExamplesOf(operation).find((one) => one.name === name)
  if (!example) throw new Error(`The contract has no error ${operation}.${name}`)
  return new HttpError(example.status, example.body.message)
}
