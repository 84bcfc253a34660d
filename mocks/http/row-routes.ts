import type { Database } from '../db/database'
import { ForeignKeyError } from '../db/foreign-keys'
import type { Key, TableName } from '../db/tables'
import { createEdits, type Edits, keyOfRow } from './edits'
import { madeRows } from './made-rows'
import { jsonIn, Refusal } from './refusal'
import { readRow, textOf } from './rows'

const editsOf = new WeakMap<Database, Edits>()

function edited(db: Database): Edits {
  const known = editsOf.get(db) ?? createEdits(db)
  editsOf.set(db, known)
  return known
}

export function forgetEdits(db: Database): void {
  editsOf.delete(db)
}

/** Takes back what the last request changed. */
export function undoEdit(db: Database): object {
  const edits = edited(db)
  if (edits.count() === 0) throw new Refusal(409, 'There is nothing to undo')
  edits.undo()
  return { success: true, left: edits.count() }
}

function checked(table: TableName, row: object): object {
  const texts = Object.entries(row).map(([name, value]) => [name, textOf(value)])
  const { row: read, problems } = readRow(table, Object.fromEntries(texts))
  const found = Object.entries(problems).map(([name, problem]) => `${name}: ${problem}`)
  if (found.length > 0) throw new Refusal(422, `Not a row of ${table}. ${found.join('; ')}`)
  return read
}

function found(db: Database, table: TableName, text: string): { key: Key; row: object } {
  for (const key of [text, Number(text)]) {
    const row = db.find(table, key)
    if (row) return { key, row }
  }
  throw new Refusal(404, `No row ${text} in ${table}`)
}

const most = 1000

const createHint = `The body is a row, or {"count": 20, "row": {…}} for 1 to ${most} of them; columns that it leaves out are those of the table's last row`

type Asked = { table: TableName; key: string | undefined; method: string }

async function objectIn(request: Request, hint: string): Promise<object> {
  const body = await jsonIn(request)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, hint)
  return body
}

function create(db: Database, table: TableName, body: object): object {
  const count: unknown = Reflect.get(body, 'count') ?? 1
  const given: unknown = 'row' in body ? body.row : 'count' in body ? {} : body
  if (typeof count !== 'number' || !(count >= 1 && count <= most) || !Number.isInteger(count))
    throw new Refusal(400, createHint)
  if (typeof given !== 'object' || given === null) throw new Refusal(400, createHint)
  const rows = madeRows(db, table, { count, given }).map((row) => checked(table, row))
  for (const row of rows) {
    const key = keyOfRow(table, row)
    if (db.find(table, key)) throw new Refusal(409, `There is a row ${key} in ${table} already`)
  }
  edited(db).save(table, ...rows)
  return { success: true, rows }
}

/** Creates, changes and deletes rows; `POST /__world/undo` takes each request back. */
export async function changeRows(
  db: Database,
  { table, key: text, method }: Asked,
  request: Request,
): Promise<object> {
  try {
    if (method === 'POST' && text === undefined)
      return create(db, table, await objectIn(request, createHint))
    if (text === undefined || !['PUT', 'DELETE'].includes(method))
      throw new Refusal(
        405,
        `/__world/${table} takes GET and POST, /__world/${table}/KEY PUT and DELETE`,
      )
    const { key, row } = found(db, table, decodeURIComponent(text))
    if (method === 'DELETE') {
      edited(db).remove(table, key)
      return { success: true }
    }
    const changed = checked(table, {
      ...row,
      ...(await objectIn(request, 'The body is what changes')),
    })
    if (keyOfRow(table, changed) !== key) throw new Refusal(422, `The key of a row can't change`)
    edited(db).save(table, changed)
    return { success: true, row: changed }
  } catch (error) {
    if (error instanceof ForeignKeyError) throw new Refusal(409, error.message)
    throw error
  }
}
