import type { OperationId } from '../../mocks/contract/operations.gen'
import type { Database } from '../../mocks/db/database'
import { isRecord, memberOf } from '../../src/lib/json'
import { keyHeader } from '../../src/lib/random-key'
import { replaced } from './forbidden-bodies'

/** A request on its way to the host. Faults change this object directly. */
export type Call = {
  url: URL
  headers: Headers
  body: unknown
}

/** An answer on its way back. Faults change this object directly. */
export type Answer = {
  status: number
  body: unknown
}

/** The world behind the host, with the tokens of its shopper and its staff member. */
type Host = {
  db: Database
  shopper: string
  staff: string
}

/** A mistake of a host, which a test can turn on. */
export type Fault = {
  at: OperationId
  /** The beginning of the sentence about the fault, after the name of the operation that shows it. */
  said: string
  /** The operation that shows the fault, if it is not `at`. */
  seenAt?: OperationId
  asked?: (call: Call, host: Host) => void
  /** Changes an answer. `call` is the request as it was sent, before any fault. */
  answered?: (answer: Answer, call: Call, host: Host) => void
  /** Changes the answer to a preflight request for the method of the operation. */
  preflight?: (headers: Headers) => void
}

const field = (value: unknown, path: string) => path.split('/').reduce<unknown>(memberOf, value)
const put = (target: { body: unknown }, path: string, value: unknown) => {
  target.body = replaced(target.body, path.split('/'), value)
}

/** Treats every caller as the signed-in shopper, so everyone can use the shopper's records. */
const forAll = (at: OperationId, said: string): Fault => ({
  at,
  said,
  asked: ({ headers }, { shopper }) => headers.set('authorization', `Bearer ${shopper}`),
})

const ignoresKeys = (at: OperationId, said: string): Fault => ({
  at,
  said: `${said} to the same key`,
  asked: ({ headers }) => headers.delete(keyHeader),
})

/** Treats any content with a known key as the first content with that key. */
function mixesUpContents(at: OperationId, said: string): Fault {
  const first = new Map<string, unknown>()
  return {
    at,
    said: `${said} to another content with the same key`,
    asked(call) {
      const key = call.headers.get(keyHeader) ?? ''
      if (!first.has(key)) first.set(key, call.body)
      call.body = first.get(key)
    },
  }
}

const ignores = (at: OperationId, names: readonly string[], said: string): Fault => ({
  at,
  said,
  asked: ({ url }) => names.forEach((name) => url.searchParams.delete(name)),
})

/** Treats every version as the newest one. */
const overwrites = (at: OperationId, said = 'answers 200 to an old version'): Fault => ({
  at,
  said,
  asked: (call) =>
    isRecord(call.body) && 'updated_at' in call.body && put(call, 'updated_at', undefined),
})

/** Answers with a wrong status. */
const answers = (at: OperationId, was: number, to: number, said: string): Fault => ({
  at,
  said: `answers ${to} to ${said}`,
  answered: (answer) => {
    if (answer.status === was) answer.status = to
  },
})

const shows = (at: OperationId, path: string, value: unknown, said: string): Fault => ({
  at,
  said,
  answered: (answer) => answer.status < 300 && put(answer, path, value),
})

/** The hosts with faults. The faults of a host are chosen so that they do not hide each other. */
export const faultyHosts: Readonly<Record<string, readonly Fault[]>> = {
  'people, keys and the catalogue': [
    forAll('userAddresses', 'shows'),
    forAll('updateUserAddress', 'answers 200 to somebody else'),
    forAll('deleteUserAddress', 'answers 200 to somebody else'),
    forAll('wishlist', 'shows'),
    forAll('orders', 'shows'),
    forAll('order', 'answers 200 to somebody else'),
    forAll('cancelOrder', 'answers 200 to somebody else'),
    {
      at: 'adminSettings',
      said: 'answers 200, not 403: nobody makes themselves staff',
      asked: ({ headers }, { shopper, staff }) =>
        headers.get('authorization') !== `Bearer ${shopper}` &&
        headers.has('authorization') &&
        headers.set('authorization', `Bearer ${staff}`),
    },
    shows('currentUser', 'data/password_hash', '$2y$10$abc', 'answers /data/password_hash'),
    ignoresKeys('createUserAddress', 'answers 201'),
    ignoresKeys('addOrderNote', 'answers 201'),
    mixesUpContents('createAdminOrder', 'answers 201'),
    mixesUpContents('createVoucher', 'answers 201'),
    mixesUpContents('createBanner', 'answers 201'),
    ignores('productList', ['color'], 'answers other rows to color='),
    ignores('productList', ['on_sale'], 'breaks a rule: a filter by sale leaves only'),
    {
      at: 'productList',
      said: 'answers other rows to per_page=100000',
      asked: ({ url }) =>
        url.searchParams.get('per_page') === '100000' && url.searchParams.set('per_page', '100'),
      answered: (answer, { url }) =>
        put(answer, 'data/pagination/per_page', Number(url.searchParams.get('per_page') ?? 12)),
    },
    shows(
      'productList',
      'data/facets/colors/0/count',
      0,
      'breaks a rule: each value to filter by says how many',
    ),
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
    {
      at: 'register',
      said: 'answers 201 to password shorter than 8',
      asked(call) {
        for (const name of ['password', 'password_confirmation'])
          put(call, name, String(field(call.body, name)).padEnd(8, 'x'))
      },
    },
    ignoresKeys('createOrder', 'answers 201'),
    {
      at: 'createOrder',
      said: 'answers 201 to another total than it costs, not 409',
      asked: (call) => put(call, 'quoted_total', undefined),
    },
    {
      at: 'createOrder',
      said: 'answers 201 to items.0.quantity below 1',
      asked: (call) =>
        field(call.body, 'items/0/quantity') === 0 && put(call, 'items/0/quantity', 1),
    },
    {
      at: 'quoteOrder',
      said: 'breaks a rule: a quote counts the price of today',
      answered: (answer) => put(answer, 'data/bill/lines/0/amount', 7),
    },
    answers('capturePayment', 404, 200, 'a payment that there is not, not 400 or 404 or 422'),
    answers('paypalStatus', 404, 200, 'the number of a payment, not 404'),
    answers('changeDelivery', 409, 200, 'an order that is on its way, not 409'),
    answers('requestReturn', 409, 201, 'an order that is not delivered, not 409'),
    answers('requestReturn', 422, 201, 'more pieces than were bought, not 422'),
    ignoresKeys('createAdminReturn', 'answers 422'),
    answers('moveReturn', 409, 200, 'an old version, not 409'),
    answers('moveReturn', 422, 200, 'a refusal without a reason, not 422'),
    answers('uploadReturnPhoto', 415, 201, 'a text by the name of a picture, not 415 or 422'),
    answers('lookUpOrder', 429, 404, 'a code that there is not, again and again, not 429'),
    ignores('orders', ['tab'], 'ignores tab'),
    ignores('orders', ['page'], 'answers other rows to page=9999'),
    answers('transitionOrder', 422, 200, 'pending to delivered, not 422'),
    answers('transitionOrder', 409, 200, 'an old version, not 409'),
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
    answers('settlePayment', 422, 500, 'no action, action unknown, reason longer'),
    {
      at: 'settleCash',
      said: 'to another amount under the same number breaks a rule',
      answered: (answer) =>
        field(answer.body, 'data/outcomes/0/ok') === false &&
        put(answer, 'data/outcomes/0/ok', true),
    },
    answers('addOrderNote', 422, 201, 'no text, text shorter than 1'),
    ignores('adminOrders', ['status'], 'answers other rows to status=pending'),
    ignores('adminOrders', ['sort'], 'answers other rows to sort='),
    ignores('adminOrders', ['from'], 'answers other rows to from=2999-01-01'),
    ignores('adminOrders', ['customer'], 'answers other rows to customer='),
    ignores('adminReturns', ['state'], 'answers other rows to state='),
  ],
  'staff, uploads and sign-in': [
    answers('requestReturn', 404, 201, 'the phone of somebody else, not 401 or 404'),
    answers('uploadReturnPhoto', 404, 201, 'the phone of somebody else, not 404 or 401'),
    answers('changeDelivery', 404, 200, 'the phone of somebody else, not 401 or 404'),
    answers('adminCustomers', 403, 200, "a shopper's token, not 403"),
    answers('updateSettings', 401, 200, 'no token, not 401'),
    {
      at: 'adminOrder',
      said: 'answers 200 to an invented token: an invented token opens nothing',
      asked: ({ headers }, { staff }) =>
        headers.get('authorization') === 'Bearer contract-verify-invented' &&
        headers.set('authorization', `Bearer ${staff}`),
    },
    ignores('adminProducts', ['brand'], 'answers other rows to brand='),
    ignores('adminProducts', ['featured'], 'answers other rows to featured=true'),
    ignores('adminActivity', ['kind'], 'answers other rows to kind='),
    ignores('adminVariants', ['stock'], 'ignores stock'),
    ignores('adminCustomers', ['q'], 'answers other rows to q='),
    ignores('categoryList', ['level'], 'answers other rows to level='),
    overwrites('updateVoucher'),
    overwrites('updateCategory'),
    overwrites('updateProduct'),
    answers('deleteVoucher', 409, 200, 'a voucher that an order has used, not 409'),
    answers('createVoucher', 422, 201, 'a code that there is already, not 422'),
    answers('deleteCategory', 409, 200, 'a category with a product, not 409 or 422'),
    answers('createBanner', 422, 201, 'a link of javascript, not 422'),
    answers('bulkUpdateProducts', 422, 200, 'no ids'),
    answers('uploadProductImage', 415, 201, 'a text by the name of a picture, not 415 or 422'),
    answers('uploadProductImage', 422, 201, 'a form without a file, not 415 or 422'),
    answers('uploadBannerImage', 415, 201, 'a text by the name of a picture, not 415 or 422'),
    answers('uploadSectionImage', 415, 201, 'a text by the name of a picture, not 415 or 422'),
    {
      at: 'currentUser',
      said: 'answers 200, not 401: a token that was signed out is over',
      answered: (answer) => {
        if (answer.status === 401) answer.status = 200
      },
    },
    {
      at: 'login',
      said: 'answers 401, not 200 or 201: who registers is signed in',
      answered: (answer, { body }) => {
        if (/[A-Z]/.test(String(field(body, 'email')))) answer.status = 401
      },
    },
    answers('productDetail', 404, 500, 'a slug that there is not, not 404'),
    {
      at: 'orders',
      said: 'answers "on_the_way" at /data/orders/0/status: one of',
      answered: (answer) =>
        field(answer.body, 'data/orders/0') && put(answer, 'data/orders/0/status', 'on_the_way'),
    },
    answers('createRestockNotice', 422, 200, 'a notice to nobody, not 422'),
    shows('searchAddress', 'data', [], 'breaks a rule: an address leads'),
  ],
}
