import { holds } from '../db/column'
import type { Change, Database } from '../db/database'
import { ForeignKeyError } from '../db/foreign-keys'
import {
  columnsOf,
  isRowOf,
  type Key,
  keyOf,
  type RowOf,
  type TableName,
  tableNames,
} from '../db/tables'
import { fieldCheck } from '../pipeline/schemas'
import { jsonIn, Refusal } from './refusal'

/** What each request has changed in a world, the last one at the end. */
const stepsOf = new WeakMap<Database, (readonly Change[])[]>()

export function forgetEdits(db: Database): void {
  stepsOf.delete(db)
}

/** Takes back what the last request changed. */
export function undoEdit(db: Database): object {
  const steps = stepsOf.get(db) ?? []
  const step = steps.pop()
  if (!step) throw new Refusal(409, 'There is nothing to undo')
  db.transaction(() => {
    // In this order a row comes after those that it points to.
    for (const table of tableNames) {
      for (const { key, before } of step.filter((change) => change.table === table)) {
        if (before) put(db, table, before)
        else db.remove(table, key)
      }
    }
  })
  return { success: true, left: steps.length }
}

/** Writes in one step of undo. */
function edit(db: Database, write: () => void): void {
  const changes: Change[] = []
  const stop = db.subscribe((made) => void changes.push(...made))
  try {
    db.transaction(write)
    stepsOf.set(db, [...(stepsOf.get(db) ?? []), changes])
  } finally {
    stop()
  }
}

function checkedRow<Table extends TableName>(table: Table, row: object): RowOf<Table> {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  return row
}

function put<Table extends TableName>(db: Database, table: Table, row: object): void {
  const checked = checkedRow(table, row)
  const key = keyOf(table, checked)
  if (db.find(table, key)) db.update(table, key, checked)
  else db.insert(table, checked)
}

const schemaOf: Partial<Record<TableName, string>> = {
  users: 'User',
  categories: 'AdminCategory',
  products: 'AdminProduct',
  variants: 'AdminVariant',
  banners: 'Banner',
  sections: 'HomepageSection',
  site: 'Site',
  menu: 'MenuItem',
  orders: 'Order',
  order_items: 'OrderItem',
  order_events: 'OrderEvent',
  order_notes: 'OrderNote',
  addresses: 'SavedAddress',
}

/** Returns why a column can't hold a value, in the words of the contract's validator; null when it can. */
function problemOf(table: TableName, name: string, value: unknown): string | null {
  const schema = schemaOf[table]
  const check = schema !== undefined && value !== null ? fieldCheck(schema, name) : null
  const [broken] = check?.(value) ?? []
  if (!broken) return null
  const values: unknown = broken.params['allowedValues']
  return Array.isArray(values)
    ? values.join(', ')
    : `${broken.instancePath} ${broken.message}`.trim()
}

/** Returns the columns of a row. Throws the refusal of a value that one of them can't hold. */
function checked(table: TableName, row: object): object {
  const all = columnsOf(table).map(([name, column]) => {
    const value: unknown = Reflect.get(row, name)
    const problem = holds(column, value) ? problemOf(table, name, value) : column.kind
    return { name, value, problem }
  })
  const wrong = all.flatMap(({ name, problem }) => (problem === null ? [] : `${name}: ${problem}`))
  if (wrong.length > 0) throw new Refusal(422, `Not a row of ${table}. ${wrong.join('; ')}`)
  return Object.fromEntries(all.map(({ name, value }) => [name, value]))
}

/** Texts that are one row's own. */
const own = /^(slug|code|email|token)$/

/** Returns new rows with keys of their own: the table's last row again, with what `given` says. */
function madeRows(db: Database, table: TableName, count: number, given: object): object[] {
  const pattern: object = db.tables[table].at(-1) ?? {}
  const names = columnsOf(table).map(([name]) => name)
  const missing = names.filter((name) => !(name in pattern) && !(name in given))
  if (missing.some((name) => name !== 'id'))
    throw new Error(`${table} is empty, so a row needs all of ${missing.join(', ')}`)
  const first = db.nextId(table)
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    const fresh = names.flatMap((name) => {
      const value: unknown = Reflect.get(pattern, name)
      if (name === 'id' && typeof value !== 'string') return [[name, number]]
      return own.test(name) && typeof value === 'string' ? [[name, `${number}-${value}`]] : []
    })
    return checked(table, { ...pattern, ...Object.fromEntries(fresh), ...given })
  })
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
  const rows = madeRows(db, table, count, given)
  const taken = rows.map((row) => keyOf(table, row)).find((key) => db.find(table, key))
  if (taken !== undefined) throw new Refusal(409, `There is a row ${taken} in ${table} already`)
  edit(db, () => {
    for (const row of rows) put(db, table, row)
  })
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
      edit(db, () => db.remove(table, key))
      return { success: true }
    }
    const wanted = await objectIn(request, 'The body is what changes')
    const changed = checked(table, { ...row, ...wanted })
    if (keyOf(table, changed) !== key) throw new Refusal(422, `The key of a row can't change`)
    edit(db, () => put(db, table, changed))
    return { success: true, row: changed }
  } catch (error) {
    if (error instanceof ForeignKeyError) throw new Refusal(409, error.message)
    throw error
  }
}
