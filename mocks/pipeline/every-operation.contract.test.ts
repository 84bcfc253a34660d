import { describe, expect, test } from 'vitest'
import type { Pagination } from '@/api/generated/model'
import { knownCalls } from '../../scripts/gen/contract'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { TableViews } from '../db/stores'
import { customersOf } from '../handlers/admin-customers'
import { createTestWorld } from '../node'
import { errorExamplesOf } from '../scenarios/catalogue'
import { operationIds, permissions } from '../scenarios/names'
import { accounts } from '../seed/accounts'
import { threeTierUnits } from '../seed/addresses/administrative'
import type { Backend } from './backend'
import { type Parts, requestOf, type Sample } from './samples/request'
import { samples } from './samples/samples'
import { jsonPart, lenientSchemas, multipartPart, violationOf } from './validate'

function sampleCall(operation: OperationId, names: readonly string[] = []) {
  const world = createTestWorld({ names })
  const { access } = operationTable[operation]
  const token = world.signIn(access === 'staff' ? 'staff' : 'shopper')
  const send = (init: { token: string | null }) =>
    world.answer(requestOf(operation, samples[operation](world.db.tables), init.token))
  return { world, send: () => send({ token }), sendAsVisitor: () => send({ token: null }) }
}

async function jsonOf(outcome: Response | 'network-error'): Promise<unknown> {
  if (outcome === 'network-error') throw new Error('No answer came')
  return outcome.json()
}

describe.each(operationIds)('%s', (operation) => {
  const { status } = operationTable[operation]

  test('answers a valid request as the contract says', async () => {
    const { world, send } = sampleCall(operation)
    const outcome = await send()
    expect(outcome).toHaveProperty('status', status)
    expect(await jsonOf(outcome)).toHaveProperty('success', true)
    expect(world.violations).toEqual([])
  })

  test('answers every error of the contract, by its scenario §11.1.3', async () => {
    for (const { name, status, body } of errorExamplesOf(operation)) {
      const outcome = await sampleCall(operation, [`${operation}.${name}`]).send()
      expect(outcome).toHaveProperty('status', status)
      expect(await jsonOf(outcome)).toEqual(body)
      expect(violationOf(operation, { status, body })).toBeNull()
    }
  })
})

const gets = operationIds.filter((operation) => operationTable[operation].method === 'GET')

test.each(gets)('%s, a GET, changes nothing §11.1.12', async (operation) => {
  const { world, send } = sampleCall(operation)
  // Tokens are left out, because a read may store when a session was last used. The first call comes before
  // the comparison, because any call may end old payments and continue imports.
  const rows = () =>
    JSON.stringify(world.db.tables, (name, value: unknown) => (name === 'tokens' ? [] : value))
  await send()
  const before = rows()
  await send()
  expect(rows()).toBe(before)
})

const guarded = operationIds.filter((operation) => operationTable[operation].access !== 'anyone')

test.each(guarded)('%s refuses a visitor §7.1.2 §10.1.2', async (operation) => {
  const outcome = await sampleCall(operation).sendAsVisitor()
  expect(outcome).toHaveProperty('status', 401)
})

const readers = operationIds.filter((operation) => operationTable[operation].readsToken)

test.each(readers)('%s refuses a bad token, needed or not, and does nothing §7.1.7', async (op) => {
  const world = createTestWorld()
  const before = JSON.stringify(world.db.tables)
  const sample = samples[op](world.db.tables)
  expect(await world.answer(requestOf(op, sample, 'over'))).toHaveProperty('status', 401)
  expect(JSON.stringify(world.db.tables)).toBe(before)
  expect(world.violations).toEqual([])
})

const limited = operationIds.filter((operation) => operationTable[operation].permission !== null)

test.each(limited)(
  '%s refuses staff without its permission, and names who has it §10.21.1 §10.21.3',
  async (operation) => {
    const { permission } = operationTable[operation]
    const world = createTestWorld()
    const token = world.signIn('packer')
    const packer = world.db.get('users', accounts.packer.id)
    world.db.update('users', accounts.packer.id, {
      permissions: permissions.filter((one) => one !== permission),
    })
    const ask = async () =>
      world.answer(requestOf(operation, samples[operation](world.db.tables), token))
    const outcome = await ask()
    expect(outcome).toHaveProperty('status', 403)
    expect(await jsonOf(outcome)).toEqual({
      success: false,
      code: 'lacksRight',
      message: expect.stringContaining('Trần Thu Hà'),
      permission,
    })
    world.db.update('users', packer.id, {
      permissions: permissions.filter((one) => one === permission),
    })
    expect(await ask()).toHaveProperty('status', operationTable[operation].status)
    expect(world.violations).toEqual([])
  },
)

test('an answer that breaks the contract becomes a 500 and is reported', async () => {
  const wrong: unknown = { success: true, message: '', data: [{ id: 'one' }] }
  const countries: Backend['countries'] = () => JSON.parse(JSON.stringify(wrong))
  const world = createTestWorld({ override: { countries } })
  const outcome = await world.answer(new Request('http://shop.test/api/address/countries'))
  expect(outcome).toHaveProperty('status', 500)
  expect(world.violations).toMatchObject([{ operation: 'countries', status: 200 }])
  expect(() => world.assertNoViolations()).toThrow(/data\/0\/id must be integer/)
})

test('a handler that throws is reported too', async () => {
  const countries: Backend['countries'] = () => {
    throw new TypeError('oops')
  }
  const world = createTestWorld({ override: { countries } })
  const outcome = await world.answer(new Request('http://shop.test/api/address/countries'))
  expect(outcome).toHaveProperty('status', 500)
  expect(world.violations[0]?.problems[0]).toContain('oops')
})

/** Returns the same body with an unknown field at the top and in each object below it. */
function withUnknownField(body: unknown): unknown {
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [name, value] of [...body, ['no_such_field', 'x'] as const]) form.append(name, value)
    return form
  }
  if (Array.isArray(body)) return body.map(withUnknownField)
  if (typeof body !== 'object' || body === null) return body
  const parts = Object.entries(body).map(([name, part]) => [name, withUnknownField(part)])
  return { ...Object.fromEntries(parts), no_such_field: 'x' }
}

const writes = operationIds.filter((operation) => operationTable[operation].method !== 'GET')

test.each(writes)('%s ignores a field that the contract does not name §11.1.9', async (op) => {
  const world = createTestWorld()
  const token = world.signIn(operationTable[op].access === 'staff' ? 'staff' : 'shopper')
  const { body, ...parts }: Parts = samples[op](world.db.tables)
  const sent = body === undefined ? parts : { ...parts, body: withUnknownField(body) }
  const outcome = await world.answer(requestOf(op, sent, token))
  expect(outcome).toHaveProperty('status', operationTable[op].status)
  world.assertNoViolations()
  expect(JSON.stringify(world.db.tables).includes('no_such_field')).toBe(false)
})

type ReadOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['method'] extends 'GET' ? Op : never
}[OperationId]

/**
 * The calls with which an operation reads every record that `user` may see. An operation without an entry is
 * called once, without parameters. The test itself asks for the further pages of a list.
 */
type Reads = { [Op in ReadOperation]?: (tables: TableViews, user: number) => Sample<Op>[] }

const byId = (rows: readonly { id: number }[]) => rows.map(({ id }) => ({ params: { id } }))
const bySlug = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => ({ params: { slug } }))
const onSale = ({ products }: TableViews) =>
  bySlug(products.filter(({ status }) => status === 'active'))
const { provinces, districts, wards } = threeTierUnits

const reads: Reads = {
  productsByCategory: ({ categories }) => bySlug(categories),
  productDetail: onSale,
  relatedProducts: onSale,
  districts: () => byId(provinces),
  provinceWards: () => byId(provinces),
  wards: () => byId(districts),
  searchAddress: () => provinces.map(({ name }) => ({ query: { q: name } })),
  fullAddress: () => wards.map(({ id }) => ({ query: { ward_id: id } })),
  paypalStatus: ({ payments }) =>
    payments.flatMap(({ token }) => (token === null ? [] : [{ query: { token } }])),
  orders: () => [{ query: { tab: 'processing' } }, { query: { tab: 'completed' } }],
  lookUpOrder: ({ orders }) => orders.map(({ code, phone }) => ({ query: { code, phone } })),
  order: ({ orders }, user) =>
    orders.filter(({ user_id }) => user_id === user).map(({ code }) => ({ params: { code } })),
  adminProduct: ({ products }) => byId(products),
  productImport: ({ product_imports }) => byId(product_imports),
  productImportOutcomes: ({ product_imports }) => byId(product_imports),
  adminCategory: ({ categories }) => byId(categories),
  adminOrder: ({ orders }) => byId(orders),
  adminDashboard: () => [{ query: { from: '2026-10-01', to: '2026-11-20' } }],
  adminCustomer: ({ users, orders }) =>
    customersOf(users, orders).map(({ key }) => ({ params: { key } })),
}

const isRead = (operation: OperationId): operation is ReadOperation =>
  operationTable[operation].method === 'GET'

test.each(operationIds.filter(isRead))(
  '%s answers for every record of the seed §11.1.1',
  async (operation) => {
    const world = createTestWorld()
    const { users } = world.db.tables
    const { access } = operationTable[operation]
    const readers = access === 'user' ? users : users.filter(({ id }) => id === accounts.staff.id)
    for (const { id } of readers) {
      const token = `session-of-${id}`
      world.db.insert('tokens', {
        token,
        user_id: id,
        created_at: '',
        expires_at: null,
        seen_at: null,
      })
      const calls: Parts[] = reads[operation]?.(world.db.tables, id) ?? [{}]
      for (const parts of calls) {
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const query = page === 1 ? parts.query : { ...parts.query, page }
          const outcome = await world.answer(requestOf(operation, { ...parts, query }, token))
          if (outcome === 'network-error') throw new Error('No answer came')
          const { data }: { data: { pagination?: Pagination } } = await outcome.json()
          world.assertNoViolations()
          expect([parts, page, outcome.status]).toEqual([parts, page, 200])
          pages = data.pagination?.last_page ?? 1
        }
      }
    }
  },
)

const examples = knownCalls()

test.each(operationIds)('the example of %s keeps the contract', (operation) => {
  const { request, answer } = examples[operation] ?? {}
  const { status } = operationTable[operation]
  expect(violationOf(operation, { status, body: answer })).toBeNull()
  const isBody =
    lenientSchemas(operation, `body/${jsonPart}`) ??
    lenientSchemas(operation, `body/${multipartPart}`)
  if (!isBody) return
  expect(isBody(request)).toEqual([])
})
