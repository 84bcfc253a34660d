import { describe, expect, test } from 'vitest'
import { memberOf } from '@/lib/json'
import { type OperationId, type Operations, operationTable } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { TableViews } from '../db/stores'
import { isTableName, keyOf, type TableName, tableNames } from '../db/tables'
import { createClient, orderRequest } from '../handlers/test-client'
import { createTestWorld } from '../node'
import { operationIds } from '../scenarios/names'
import { type Parts, requestOf, firstRow, formWithImage } from './samples/request'
import { samples } from './samples/samples'

/** The writes that have this `x-repeat` rule in the contract. */
type WriteOf<Repeat extends string> = {
  [Op in OperationId]: (typeof operationTable)[Op]['repeat'] extends Repeat ? Op : never
}[OperationId]

type Fields = Readonly<Record<string, unknown>>

const writesOf = <Repeat extends string>(repeat: Repeat) =>
  operationIds.filter(
    (operation): operation is WriteOf<Repeat> => operationTable[operation].repeat === repeat,
  )

/**
 * The bodies for a write whose sample does not fit: the body of the sender, and the body of a colleague who
 * saw the same values.
 */
type SeenRow = {
  names?: readonly string[]
  call?: (tables: TableViews) => Parts
  /** Returns the values that the sender saw. */
  saw?: (tables: TableViews) => Fields
  /** Returns fields with other content, which a colleague sends. */
  other?: (tables: TableViews) => Fields
}

const unclearOrder = ({ orders }: TableViews) =>
  firstRow(orders.toReversed(), ({ status }) => status === 'pending' || status === 'processing')

const seenRows: Readonly<Partial<Record<WriteOf<'seen'>, SeenRow>>> = {
  updateHomepageSections: {
    saw: ({ sections }) => ({
      sections: sections.map(({ section_key, is_active, content, updated_at }) => ({
        section_key,
        is_active: !is_active,
        content,
        updated_at,
      })),
    }),
    other: ({ sections }) => ({
      sections: sections.map(({ position: _, ...section }) => section).toReversed(),
    }),
  },
  updateHomepageSection: {
    saw: ({ sections }) => ({ updated_at: firstRow(sections).updated_at }),
    other: ({ sections }) => ({ is_active: firstRow(sections).is_active }),
  },
  settlePayment: {
    names: ['payments.unclear'],
    call: (tables) => ({
      params: { id: unclearOrder(tables).id },
      body: { action: 'paid', reason: 'Đã thấy trên PayPal' },
    }),
    other: () => ({ action: 'unpaid', reason: 'Không thấy' }),
  },
  keepInPart: { other: () => ({ quoted_total: null }) },
  mergeOrders: { other: () => ({ quoted_total: null }) },
  transitionOrder: { other: () => ({ status: 'cancelled', reason: 'Hết hàng' }) },
  moveOrders: {
    saw: ({ orders }) => {
      const { id, updated_at } = firstRow(orders, ({ status }) => status === 'pending')
      return { orders: [{ id, updated_at }] }
    },
    other: () => ({}),
  },
  updateSettings: {
    saw: ({ site }) => ({ updated_at: firstRow(site).updated_at }),
    other: ({ site, menu }) => {
      const { website, contact, social, seo } = firstRow(site)
      return { site: { website: { ...website, name: 'Khác' }, contact, social, seo, menu } }
    },
  },
}

/**
 * Returns the version of the row that a call changes. For example, `/api/admin/vouchers/{id}` changes a row
 * of `vouchers`.
 */
function versionOf(operation: OperationId, tables: TableViews, { params }: Parts): Fields {
  const [, , , table = ''] = operationTable[operation].path.split('/')
  const rows: readonly object[] = isTableName(table) ? tables[table] : []
  const row = firstRow(rows, (one) => memberOf(one, 'id') === memberOf(params, 'id'))
  return { updated_at: memberOf(row, 'updated_at') }
}

/** Returns the last text or flag of a call's body with a different value. */
function otherValue({ body }: Parts): Fields {
  const fields = body instanceof FormData ? [...body] : Object.entries<unknown>(Object(body))
  const own = fields.filter(([name]) => name !== 'updated_at').toReversed()
  const [name, value] = firstRow(own, ([, one]) => /string|boolean/.test(typeof one))
  return { [name]: typeof value === 'string' ? `${value}1` : !value }
}

/**
 * An entry for a write with a key. Its function `undo` undoes the first write, where removing the added
 * record is not enough.
 */
type KeyedRow<Op extends WriteOf<'key'>> = {
  /** Returns the body of a colleague who saw the same values. Only calls with seen values need it. */
  other?: (tables: TableViews) => Fields
  call?: (tables: TableViews) => Parts
  undo: (db: Database, data: NonNullable<Operations[Op]['response']['data']>) => void
}

const cancelled = (db: Database, { order }: { order: { id: number } }) =>
  void db.update('orders', order.id, { status: 'cancelled' })

const declined = (db: Database, { order }: { order: { id: number } }) => {
  const one = db.where('order_returns', 'order_id', order.id).at(-1)
  if (one) db.update('order_returns', one.id, { state: 'declined' })
}

const keyedRows: { readonly [Op in WriteOf<'key'>]?: KeyedRow<Op> } = {
  createOrder: { undo: cancelled },
  createAdminOrder: { undo: cancelled },
  requestReturn: { undo: declined },
  createAdminReturn: { undo: declined },
  moveReturn: { undo: declined },
  saveVariants: {
    other: ({ variants }) => {
      const { id: variant_id, stock } = firstRow(variants)
      return { changes: [{ variant_id, field: 'stock', before: stock, after: stock + 7 }] }
    },
    undo: (db) => void db.update('variants', 101, { stock: 0 }),
  },
  bulkUpdateProducts: {
    other: ({ products, variants }) => {
      const { id } = firstRow(products)
      const prices = variants.filter((one) => one.product_id === id).map(({ price }) => price)
      const seen = { id, min_price: Math.min(...prices), max_price: Math.max(...prices) }
      return { price_change: { kind: 'amount', value: -1000, step: 1 }, before: { prices: [seen] } }
    },
    call: ({ products }) => ({
      body: {
        ids: [firstRow(products).id],
        action: 'price',
        price_change: { kind: 'percent', value: -10, step: 1000 },
      },
    }),
    undo: (db, { outcomes }) => {
      for (const { variant_id, before } of outcomes.flatMap(({ changes = [] }) => changes))
        if (before !== null) db.update('variants', variant_id, { price: before })
    },
  },
  startProductImport: {
    undo: (db, { id }) => void db.update('product_imports', id, { status: 'cancelled' }),
  },
}

/** Returns a function that removes all rows that were added after this call. */
function removalOfAdded(db: Database): () => void {
  const keysIn = (table: TableName) => db.tables[table].map((row) => keyOf(table, row))
  const before = new Map(tableNames.map((table) => [table, new Set(keysIn(table))]))
  return () => {
    for (const table of tableNames.filter((name) => !besides.has(name)))
      for (const key of keysIn(table)) if (!before.get(table)?.has(key)) db.remove(table, key)
  }
}

/**
 * Tables that may change when a call is repeated. For example, a photo that is sent twice gives two files,
 * but a return uses only one of them.
 */
const besides = new Set(['tokens', 'stored_answers', 'activity', 'return_photos'])

function worldOf({ tables }: Database): unknown {
  return JSON.parse(JSON.stringify(tables), (name, value: unknown) =>
    besides.has(name) || name === 'updated_at' ? undefined : value,
  )
}

function opened(operation: OperationId, names: readonly string[] = []) {
  const world = createTestWorld({ names })
  const { access } = operationTable[operation]
  const tokenOf = { anyone: null, user: 'shopper', staff: 'staff' } as const
  const account = tokenOf[access]
  const token = account && world.signIn(account)
  return {
    db: world.db,
    async send(parts: Parts, key?: string) {
      const request = requestOf(operation, parts, token)
      if (key) request.headers.set('idempotency-key', key)
      const answer = await world.answer(request)
      if (answer === 'network-error') throw new Error('No answer came')
      world.assertNoViolations()
      const body: { success: boolean; message: string; data?: unknown } = await answer.json()
      // `repeated` is left out, because it is the only field that may differ between the two answers.
      const data = body.data && { ...Object(body.data), repeated: undefined }
      return { status: answer.status, body: { ...body, ...(data && { data }) } }
    },
  }
}

function withFields(parts: Parts, fields: Fields): Parts {
  if (!(parts.body instanceof FormData))
    return { ...parts, body: { ...Object(parts.body), ...fields } }
  const body = new FormData()
  for (const [name, value] of parts.body) body.set(name, value)
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  return { ...parts, body }
}

type Sent = { status: number; body: { data?: unknown } }

/** True if the response, or the result for one of its rows, reports a conflict. */
function isConflict({ status, body }: Sent): boolean {
  const text = JSON.stringify(body.data ?? {})
  return status === 409 || /"ok":false|"result":"conflict"/.test(text)
}

describe.each(writesOf('key'))('%s, a key for each click', (operation) => {
  const key = 'key-of-this-click'
  const row = keyedRows[operation]
  const partsIn = (db: Database): Parts => (row?.call ?? samples[operation])(db.tables)

  test('writes once when the answer is lost and the button is clicked again §10.13.6 §10.17.8 §11.1.9', async () => {
    const { db, send } = opened(operation)
    const parts = partsIn(db)
    const before = worldOf(db)
    const answer = await send(parts, key)
    const after = worldOf(db)
    expect(answer.body.success).toBe(true)
    expect(after).not.toEqual(before)
    expect(await send(parts, key)).toEqual(answer)
    expect(worldOf(db)).toEqual(after)
  })

  test('writes once when the button is clicked twice quickly §11.1.9', async () => {
    const once = opened(operation)
    await once.send(partsIn(once.db), key)
    const { db, send } = opened(operation)
    const parts = partsIn(db)
    const [one, other] = await Promise.all([send(parts, key), send(parts, key)])
    expect(other).toEqual(one)
    const rowsOf = (tables: TableViews) =>
      Object.entries(tables).map(([table, rows]) => [table, rows.length])
    expect(rowsOf(db.tables)).toEqual(rowsOf(once.db.tables))
    expect(db.tables.variants).toEqual(once.db.tables.variants)
  })

  test('does not repeat the write after another person has undone it §11.1.9', async () => {
    const { db, send } = opened(operation)
    const parts = partsIn(db)
    const removeAdded = removalOfAdded(db)
    const { body } = await send(parts, key)
    if (row) Reflect.apply(row.undo, undefined, [db, body.data])
    else removeAdded()
    const undone = worldOf(db)
    const again = await send(parts, key)
    expect(again.status === 409 || again.body.success).toBe(true)
    expect(worldOf(db)).toEqual(undone)
  })

  const other = row?.other
  if (!other) return
  test('refuses the write of a second person §11.1.9', async () => {
    const { db, send } = opened(operation)
    const parts = partsIn(db)
    const second = withFields(parts, other(db.tables))
    await send(parts, key)
    const after = worldOf(db)
    expect(await send(second, 'key-of-another-click')).toSatisfy(isConflict)
    expect(worldOf(db)).toEqual(after)
  })
})

describe.each(writesOf('seen'))('%s, which sends the values that the sender saw', (operation) => {
  const row: SeenRow = seenRows[operation] ?? {}
  const isDeletion = operationTable[operation].method === 'DELETE'
  const partsIn = ({ tables }: Database): Parts => {
    const parts: Parts = (row.call ?? samples[operation])(tables)
    const saw = row.saw?.(tables) ?? versionOf(operation, tables, parts)
    return isDeletion ? { ...parts, query: saw } : withFields(parts, saw)
  }

  test('writes once when the answer is lost and the button is clicked again, also twice quickly §11.1.9', async () => {
    const { db, send } = opened(operation, row.names)
    const parts = partsIn(db)
    expect((await send(parts)).body.success).toBe(true)
    const after = worldOf(db)
    const [again, late] = await Promise.all([send(parts), send(parts)])
    for (const one of [again, late])
      expect(isConflict(one) || one.body.success || one.status === 404).toBe(true)
    expect(worldOf(db)).toEqual(after)
  })

  if (isDeletion) return
  test('refuses the write of a second person §11.1.9', async () => {
    const { db, send } = opened(operation, row.names)
    const parts = partsIn(db)
    const other = withFields(parts, row.other?.(db.tables) ?? otherValue(parts))
    await send(parts)
    const after = worldOf(db)
    expect(await send(other)).toSatisfy(isConflict)
    expect(worldOf(db)).toEqual(after)
  })
})

describe.each(writesOf('harmless'))('%s, which sets the sent values', (operation) => {
  const { method, status } = operationTable[operation]

  test('has the same result when it comes twice §11.1.9', async () => {
    const { db, send } = opened(operation)
    const parts = samples[operation](db.tables)
    expect((await send(parts)).body.success).toBe(true)
    const after = worldOf(db)
    const again = await Promise.all([send(parts), send(parts)])
    // The statuses with which a host may answer a repeat, in addition to a success. DELETE may answer 404,
    // because the record is already removed. Signing out again answers 401, because the session has ended.
    const others: Partial<Record<OperationId, number[]>> = { logout: [401] }
    const statuses = others[operation] ?? [status, method === 'DELETE' && 404]
    for (const answer of again) expect(statuses).toContain(answer.status)
    expect(worldOf(db)).toEqual(after)
  })
})

const headers = { 'idempotency-key': 'key-of-this-category' }
const body = { name: 'Áo len', parent_id: 1 }

test('a repeat answers the created record as it is now, or says that it is gone §11.1.9', async () => {
  const { call, callError, db } = createClient()
  const { id } = (await call('createCategory', { body, headers })).data
  db.update('categories', id, { name: 'Áo len mỏng' })
  expect((await call('createCategory', { body, headers })).data.name).toBe('Áo len mỏng')
  db.remove('categories', id)
  expect(await callError('createCategory', { body, headers })).toMatchObject({
    status: 409,
    message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
  })
})

test('a key is known for 24 hours; after that its request is a new one §11.1.9b', async () => {
  const { call, scenario, db } = createClient()
  const before = db.tables.categories.length
  const at = async (time: string) => {
    scenario.set([`clock:${time}`])
    await call('createCategory', {
      body: { ...body, name: `Áo len ${db.tables.categories.length - before}` },
      headers,
    })
  }
  await at('2026-11-21T02:00:00Z')
  await call('createCategory', { body: { ...body, name: 'Áo len 0' }, headers })
  expect(db.tables.categories).toHaveLength(before + 1)
  await at('2026-11-22T02:00:00Z')
  expect(db.tables.categories).toHaveLength(before + 2)
})

test('the answer to a repeat says that the order was cancelled meanwhile §4.8.9e §11.1.9', async () => {
  const { call, db } = createClient()
  const send = () => call('createOrder', { body: orderRequest, headers })
  cancelled(db, (await send()).data)
  expect(await send()).toMatchObject({
    message: 'Đơn này đã bị hủy. Hãy đặt đơn mới.',
    data: { repeated: true, order: { status: 'cancelled' } },
  })
})

test('two equal requests at once are done once, also forms with a file §11.1.9', async () => {
  const { call, db } = createClient()
  const before = db.tables.categories.length
  const parts = { body: formWithImage({ name: 'Áo len' }), headers }
  await Promise.all([1, 2, 3].map(() => call('createCategory', parts)))
  expect(db.tables.categories).toHaveLength(before + 1)
})

test('a key of another record is refused; the same key of another person is another key §11.1.9b', async () => {
  const { call, callError, signIn, db } = createClient()
  const note = { body: { text: 'Gọi lại' }, headers }
  const [one, other] = db.tables.orders
  await call('addOrderNote', { params: { id: one!.id }, ...note })
  const { code } = await callError('addOrderNote', { params: { id: other!.id }, ...note })
  expect(code).toBe('idempotencyMismatch')
  const before = db.tables.order_notes.length
  await call('addOrderNote', { params: { id: one!.id }, ...note, token: signIn('packer') })
  expect(db.tables.order_notes).toHaveLength(before + 1)
})

test('a repeated registration after a lost response opens one account and answers a working session §11.1.9', async () => {
  const { call, db } = createClient()
  const person = {
    first_name: 'An',
    last_name: 'Phạm',
    phone: '0912345678',
    email: 'an@example.com',
  }
  const secret = { password: 'Matkhau1!', password_confirmation: 'Matkhau1!' }
  const register = async () =>
    (await call('register', { body: { ...person, ...secret }, headers })).data.token
  db.remove('tokens', await register())
  await call('currentUser', { token: await register() })
})

test('fields in another order make the same request; another content is refused; without a key each request counts §11.1.9b', async () => {
  const { call, callError, db } = createClient()
  const before = db.tables.categories.length
  await call('createCategory', { body, headers })
  const reordered: object = Object.fromEntries(Object.entries(body).toReversed())
  await call('createCategory', { body: { ...reordered, ...body }, headers })
  const other = { ...body, name: 'Áo dạ' }
  const { code } = await callError('createCategory', { body: other, headers })
  expect(code).toBe('idempotencyMismatch')
  await call('createCategory', { body })
  await call('createCategory', { body })
  expect(db.tables.categories).toHaveLength(before + 3)
})

test('a request that was refused leaves its key free', async () => {
  const { call, callError } = createClient()
  expect(await callError('createCategory', { body: { ...body, name: '' }, headers })).toMatchObject(
    { status: 422 },
  )
  await call('createCategory', { body, headers })
})
