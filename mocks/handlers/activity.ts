import type { ActivityKind, FieldChange } from '@/api/generated/model'
import { banner, category, menuItem, section, site } from '@/domain/content/description'
import { orderContent, orderWork, paymentCheck } from '@/domain/order/description'
import { product, variant } from '@/domain/product/description'
import { voucher } from '@/domain/voucher/description'
import { loggedFieldNames } from '@/lib/description'
import { compareVietnamese } from '@/lib/text'
import type { Change, Database } from '../db/database'
import type { ActivityRow, OrderRow, RowOf, TableName } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { formatAddress } from '../rules/addresses'
import { pageOf, dayRangeTest } from '../rules/lists'
import { success } from './answers'

type Author = { by: string; now: Date }

/** The rows as they were before the write, by table and key. A row is stored at its first change. */
type Writes = Map<string, Change>

/** The longest text in the log. Longer texts are cut, because the log shows only that a text changed. */
const longest = 120

/**
 * Records the changes of a write by staff. `keep` ends the recording and adds an entry to the log for each
 * changed thing, with the old and new values of its fields. A write without a change adds no entry. Call
 * `stop` when the write fails, because otherwise the recording goes on with the next write.
 */
export function recordActivity(
  db: Database,
  author: Author,
): { keep: () => void; stop: () => void } {
  const writes: Writes = new Map()
  const stop = db.subscribe((changes) => keepFirst(writes, changes))
  return {
    stop,
    keep() {
      stop()
      writeEntries(db, author, writes)
    },
  }
}

function keepFirst(writes: Writes, changes: readonly Change[]): void {
  for (const change of changes) {
    const key = `${change.table} ${change.key}`
    if (recorded[change.table] && !writes.has(key)) writes.set(key, change)
  }
}

const column = (row: object | null, name: string): unknown => (row ? Reflect.get(row, name) : null)

type Touched = { rule: Recorded; id: number | null; changes: FieldChange[] }

function writeEntries(db: Database, { by, now }: Author, writes: Writes): void {
  const touched = new Map<string, Touched>()
  const things = new Map<string, Change>()
  for (const change of writes.values()) {
    const rule = recorded[change.table]
    if (!rule) continue
    const after = db.find(change.table, change.key) ?? null
    const id = rule.owner === null ? null : Number(column(after ?? change.before, rule.owner))
    const key = `${rule.kind} ${id}`
    const one = touched.get(key) ?? { rule, id, changes: [] }
    one.changes.push(...changesOf(db, rule, change.before, after))
    touched.set(key, one)
    if (rule.thing?.table === change.table) things.set(key, change)
  }
  for (const [key, { rule, id, changes }] of touched) {
    const own = things.get(key)
    const entry = { ...standing(db, rule, id, own), by, at: now.toISOString(), kind: rule.kind }
    if (changes.length === 0 && entry.action === 'changed') continue
    db.insert('activity', { object_id: id, changes, ...entry })
  }
}

function standing(
  db: Database,
  { thing }: Recorded,
  id: number | null,
  own: Change | undefined,
): Pick<ActivityRow, 'action' | 'name'> {
  const after = thing && id !== null ? (db.find(thing.table, id) ?? null) : null
  const row = after ?? own?.before ?? null
  const name = thing ? plain(column(row, thing.name)) : ''
  if (thing && !after) return { action: 'deleted', name }
  return { action: own && !own.before ? 'created' : 'changed', name }
}

function changesOf(
  db: Database,
  { columns, fields = {}, label = [] }: Recorded,
  before: object | null,
  after: object | null,
): FieldChange[] {
  const place = label
    .map((name) => plain(column(after ?? before, name)))
    .filter((text) => text !== '')
    .join(' / ')
  return columns.flatMap((name) => {
    const [was, is] = [before, after].map((row) => textOf(db, name, row))
    if (was === undefined || is === undefined || was === is) return []
    const own = fields[name] ?? name
    return [{ field: place ? `${place}: ${own}` : own, before: cut(was), after: cut(is) }]
  })
}

const isOrder = (row: object): row is OrderRow => 'ward_id' in row

function textOf(db: Database, name: string, row: object | null): string {
  const value = column(row, name)
  // The log shows street, ward, district and province as one field.
  if (name === 'address' && row && isOrder(row)) return formatAddress(row)
  if ((name === 'category_id' || name === 'parent_id') && typeof value === 'number')
    return db.find('categories', value)?.name ?? ''
  return plain(value)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export const adminActivityHandlers: HandlersOf<'admin-activity'> = {
  adminActivity({ db, query }) {
    const { id, kind, object_id, by, from, to } = query
    const isWithin = dayRangeTest({ from, to })
    const fitting = db.tables.activity.filter(
      (entry) =>
        (id === undefined || entry.id === id) &&
        (kind === undefined || entry.kind === kind) &&
        (object_id === undefined || entry.object_id === object_id) &&
        (by === undefined || entry.by === by) &&
        isWithin(entry.at),
    )
    const people = new Set(db.tables.activity.map((entry) => entry.by))
    const lastFirst = fitting.toSorted((one, other) =>
      one.at === other.at ? other.id - one.id : one.at < other.at ? 1 : -1,
    )
    const { items, pagination } = pageOf(lastFirst, query)
    const names = [...people].toSorted(compareVietnamese)
    return success({ entries: [...items], people: names, pagination })
  },
}

/**
 * Describes how a table is logged: the record that its rows belong to, such as a product, and the columns
 * that are logged.
 */
type Recorded<Name extends string = string> = {
  kind: ActivityKind
  /** The column with the id of the record. Null when only one such record exists, such as the settings. */
  owner: Name | null
  /** The table of the record, and the column with the record's name. */
  thing: { table: TableName; name: string } | null
  columns: readonly Name[]
  /** Names of columns in the log that differ from the names in the table. */
  fields?: Readonly<Partial<Record<string, string>>>
  /** Columns that identify a row in the log. Their values come before the field's name: `Ngà / M: price`. */
  label?: readonly Name[]
}

/** The note of staff is left out of the order's columns, because these notes have a table of their own. */
const { note: _note, ...orderColumns } = orderWork
/**
 * The quantity is left out, because the lines of an order have a table of their own. `customer_note` is left
 * out, because its column in the table of orders is called `note`. The entry for orders below adds this
 * column.
 */
const { quantity: _quantity, customer_note: _customerNote, ...ofOrderRow } = orderContent
const ofProduct = { kind: 'product', thing: { table: 'products', name: 'name' } } as const
const ofOrder = { kind: 'order', thing: { table: 'orders', name: 'code' } } as const
const ofSettings = { kind: 'settings', owner: null, thing: null } as const
const { menu: _menu, ...siteColumns } = site

/**
 * The logged tables with their logged columns. For records that staff edit, the columns come from the
 * records' descriptions.
 */
const recorded: { readonly [Table in TableName]?: Recorded<keyof RowOf<Table> & string> } = {
  products: { ...ofProduct, owner: 'id', columns: loggedFieldNames(product) },
  variants: {
    ...ofProduct,
    owner: 'product_id',
    columns: loggedFieldNames(variant),
    label: ['color', 'size'],
  },
  orders: {
    ...ofOrder,
    owner: 'id',
    columns: [...loggedFieldNames(orderColumns), ...loggedFieldNames(ofOrderRow), 'note'],
    fields: { note: 'customer_note' },
  },
  order_items: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['quantity'],
    label: ['product_name', 'color', 'size'],
  },
  payments: { ...ofOrder, owner: 'order_id', columns: loggedFieldNames(paymentCheck) },
  order_returns: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['state'],
    fields: { state: 'return_state' },
  },
  order_refunds: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['method', 'amount', 'reference'],
    fields: { method: 'refund_method', amount: 'refund_amount', reference: 'refund_reference' },
  },
  cash_settlements: {
    ...ofOrder,
    owner: 'order_id',
    columns: ['statement', 'amount'],
    fields: { statement: 'cash_statement', amount: 'cash_amount' },
  },
  order_notes: { ...ofOrder, owner: 'order_id', columns: ['text'], fields: { text: 'note' } },
  categories: {
    kind: 'category',
    owner: 'id',
    thing: { table: 'categories', name: 'name' },
    columns: loggedFieldNames(category),
  },
  banners: {
    kind: 'banner',
    owner: 'id',
    thing: { table: 'banners', name: 'title_1' },
    columns: loggedFieldNames(banner),
  },
  vouchers: {
    kind: 'voucher',
    owner: 'id',
    thing: { table: 'vouchers', name: 'code' },
    columns: loggedFieldNames(voucher),
  },
  sections: {
    kind: 'homepage',
    owner: null,
    thing: null,
    columns: [...loggedFieldNames(section), 'position'],
    label: ['section_key'],
  },
  site: { ...ofSettings, columns: loggedFieldNames(siteColumns) },
  menu: { ...ofSettings, columns: loggedFieldNames(menuItem), label: ['name'] },
}
