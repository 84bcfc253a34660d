import type { OperationId } from '../../mocks/contract/operations.gen'
import type { Database } from '../../mocks/db/database'
import { isOperation } from '../../mocks/scenarios/names'
import { isRecord, memberOf } from '../../src/lib/json'
import { idempotencyKeyHeader } from '../../src/lib/random-key'
import rows from './faults.json'
import { replaceAt } from './forbidden-bodies'

/** A request on its way to the host. Faults change this object directly. */
export type Call = { url: URL; headers: Headers; body: unknown }

/** A response on its way from the host to the caller. Faults change this object directly. */
export type Answer = { status: number; body: unknown }

/** The mock world behind the faulty host, with the tokens of its shopper and its staff member. */
type Host = { db: Database; shopper: string; staff: string }

/** A mistake of a host that a test can imitate. `npm run contract -- verify` must find it. */
export type Fault = {
  at: OperationId
  /**
   * The words with which the report's sentence about the fault begins, after the name of the operation that
   * shows the fault.
   */
  said: string
  /** The operation whose response shows the fault, if it is not `at`. */
  seenAt?: OperationId
  asked?: (call: Call, host: Host) => void
  /** Changes an answer. `call` is the request as it was sent, before any fault. */
  answered?: (answer: Answer, call: Call, host: Host) => void
  /** Changes the response to a preflight request for the method of the operation. */
  preflight?: (headers: Headers) => void
}

const field = (value: unknown, path: string) => path.split('/').reduce<unknown>(memberOf, value)
const put = (target: { body: unknown }, path: string, value: unknown) => {
  target.body = replaceAt(target.body, path.split('/'), value)
}

/** A fault of faults.json. Each field below `said` is one thing that the host does wrong. */
type FaultRow = {
  at: string
  said: string
  /** The host treats every caller as the signed-in shopper, so everyone can use the shopper's records. */
  isForAll?: boolean
  ignoresKeys?: boolean
  /** The query parameter that the host ignores. */
  ignores?: string
  /**
   * The field that the host drops from the body. A write without `updated_at` is treated as a write of the
   * newest version.
   */
  drops?: string
  /** The host answers with the status `to` instead of the status `was`. */
  was?: number
  to?: number
  /** In a successful response, the host sends `value` at `path`. */
  path?: string
  value?: unknown
}

function faultOf({ at, said, ...wrong }: FaultRow): Fault {
  if (!isOperation(at)) throw new Error(`faults.json: there is no operation ${at}`)
  return {
    at,
    said,
    asked(call, { shopper }) {
      const { url, headers, body } = call
      if (wrong.isForAll) headers.set('authorization', `Bearer ${shopper}`)
      if (wrong.ignoresKeys) headers.delete(idempotencyKeyHeader)
      if (wrong.ignores) url.searchParams.delete(wrong.ignores)
      if (wrong.drops && isRecord(body) && wrong.drops in body) put(call, wrong.drops, undefined)
    },
    answered(answer) {
      if (wrong.path && answer.status < 300) put(answer, wrong.path, wrong.value)
      if (answer.status === wrong.was) answer.status = wrong.to ?? 0
    },
  }
}

/**
 * Returns this fault: the host compares only the keys of two requests and not their contents. It treats a
 * second request with a known key as a repeat of the first one.
 */
function mixesUpContents(at: OperationId, said: string): Fault {
  const first = new Map<string, unknown>()
  return {
    at,
    said: `${said} to another content with the same key`,
    asked(call) {
      const key = call.headers.get(idempotencyKeyHeader) ?? ''
      if (!first.has(key)) first.set(key, call.body)
      call.body = first.get(key)
    },
  }
}

/** Hosts with faults. One host has several faults that do not hide each other. */
export const faultyHosts: Readonly<Record<string, readonly Fault[]>> = {
  'people, keys and the catalogue': [
    ...rows['people, keys and the catalogue'].map(faultOf),
    {
      at: 'adminSettings',
      said: 'answers 200, not 403: nobody makes themselves staff',
      asked: ({ headers }, { shopper, staff }) =>
        headers.get('authorization') !== `Bearer ${shopper}` &&
        headers.has('authorization') &&
        headers.set('authorization', `Bearer ${staff}`),
    },
    mixesUpContents('createAdminOrder', 'answers 201'),
    mixesUpContents('createVoucher', 'answers 201'),
    mixesUpContents('createBanner', 'answers 201'),
    {
      at: 'productList',
      said: 'answers other rows to per_page=100000',
      asked: ({ url }) =>
        url.searchParams.get('per_page') === '100000' && url.searchParams.set('per_page', '100'),
      answered: (answer, { url }) =>
        put(answer, 'data/pagination/per_page', Number(url.searchParams.get('per_page') ?? 12)),
    },
    {
      at: 'productsByIds',
      said: 'breaks a rule: products come in the order of the ids',
      asked: (call) => {
        const ids = field(call.body, 'product_ids')
        if (Array.isArray(ids))
          put(
            call,
            'product_ids',
            ids.toSorted((a, b) => Number(a) - Number(b)),
          )
      },
    },
    {
      at: 'relatedProducts',
      said: 'breaks a rule',
      answered(answer, { url }, { db }) {
        const own = db.tables.products.find(({ slug }) => url.pathname.includes(`/${slug}/`))
        put(answer, 'data/related_products/0/id', own?.id)
      },
    },
    {
      at: 'siteInfo',
      said: 'is closed to http://localhost:5173',
      preflight: (headers) => headers.delete('access-control-allow-origin'),
    },
    {
      at: 'updateUserAddress',
      said: 'is closed to http://localhost:5173',
      preflight: (headers) => headers.set('access-control-allow-methods', 'GET, POST'),
    },
  ],
  'orders, payments and returns': [
    ...rows['orders, payments and returns'].map(faultOf),
    {
      at: 'register',
      said: 'answers 201 to password shorter than 8',
      asked(call) {
        for (const name of ['password', 'password_confirmation'])
          put(call, name, String(field(call.body, name)).padEnd(8, 'x'))
      },
    },
    {
      at: 'createOrder',
      said: 'answers 201 to items.0.quantity below 1',
      asked: (call) =>
        field(call.body, 'items/0/quantity') === 0 && put(call, 'items/0/quantity', 1),
    },
    {
      at: 'transitionOrder',
      said: 'answers 200 to a cancellation without a reason, not 422',
      answered(answer, { body }) {
        if (field(body, 'status') === 'cancelled' && !field(body, 'reason')) answer.status = 200
      },
    },
    {
      at: 'transitionOrder',
      seenAt: 'syncCartProducts',
      said: 'breaks a rule: staff cancel an order with a reason, and its pieces are in stock again',
      answered({ status, body }, _call, { db }) {
        if (status !== 200 || field(body, 'data/order/status') !== 'cancelled') return
        const id = Number(field(body, 'data/order/items/0/variant_id'))
        db.update('variants', id, { stock: db.get('variants', id).stock - 1 })
      },
    },
    {
      at: 'settleCash',
      said: 'to another amount under the same number breaks a rule',
      answered: (answer) =>
        field(answer.body, 'data/outcomes/0/ok') === false &&
        put(answer, 'data/outcomes/0/ok', true),
    },
  ],
  'staff, uploads and sign-in': [
    ...rows['staff, uploads and sign-in'].map(faultOf),
    {
      at: 'adminOrder',
      said: 'answers 200 to an invented token: an invented token opens nothing',
      asked: ({ headers }, { staff }) =>
        headers.get('authorization') === 'Bearer contract-verify-invented' &&
        headers.set('authorization', `Bearer ${staff}`),
    },
    {
      at: 'login',
      said: 'answers 401, not 200 or 201: who registers is signed in',
      answered: (answer, { body }) => {
        if (/[A-Z]/.test(String(field(body, 'email')))) answer.status = 401
      },
    },
    {
      at: 'orders',
      said: 'answers "on_the_way" at /data/orders/0/status: one of',
      answered: (answer) =>
        field(answer.body, 'data/orders/0') && put(answer, 'data/orders/0/status', 'on_the_way'),
    },
  ],
}
