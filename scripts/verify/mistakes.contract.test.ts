import { expect, test, vi } from 'vitest'
import type { OperationId } from '../../mocks/contract/operations.gen'
import type { Database } from '../../mocks/db/database'
import { matchOperation } from '../../mocks/pipeline/match'
import { startServer } from '../../mocks/server'
import { parsedJson } from '../../src/lib/json'
import { verify } from './verify'

vi.setConfig({ testTimeout: 120_000 })

/** What the mistakes look at in a request and in an answer. */
type Asked = {
  url: URL
  headers: Headers
  body: {
    quoted_total?: number
    status?: string
    updated_at?: unknown
  }
}

type Answer = {
  status: number
  body: {
    errors?: { status?: unknown }
    data?: {
      orders: [{ status: string }]
      order?: {
        status: string
        total_amount: number
        items: [{ variant_id: number; quantity: number }]
      }
    }
  }
}

type Mistake = {
  at: OperationId
  asked?: (asked: Asked) => void
  answered?: (answer: Answer, asked: Asked, db: Database) => void
  /** What verify says of it. */
  said: string
  /** What else it breaks. */
  also?: string[]
}

const is = (status: number) => (answer: Answer) => {
  answer.status = status
}
const from = (was: number, to: number) => (answer: Answer) => {
  if (answer.status === was) is(to)(answer)
}
const without =
  (...names: readonly string[]) =>
  ({ url }: Asked) => {
    for (const name of names) url.searchParams.delete(name)
  }

/** Mistakes that hosts make, of each kind one or two, together in one host. */
const mistakes: readonly Mistake[] = [
  {
    at: 'productList',
    asked: without('price_min', 'price_max'),
    said: '`productList` breaks a rule: a filter by price leaves only products of that price',
  },
  {
    at: 'productList',
    asked: without('page'),
    said: '`productList` breaks a rule: pages do not overlap, hold at most per_page, and count the same total; one beyond the last is empty',
  },
  {
    at: 'productDetail',
    answered: from(404, 500),
    said: '`productDetail` answers 500 to a slug that there is not, not 404: a product that there is not is a 404',
  },
  {
    at: 'orders',
    answered: ({ body }) => body.data && (body.data.orders[0].status = 'on_the_way'),
    said: '`orders` answers "on_the_way" at /data/orders/0/status: one of pending, processing, shipped, delivered, cancelled',
  },
  {
    at: 'login',
    answered: from(401, 200),
    said: '`login` answers 200 to an address that nobody has, not 401: a wrong password and an unknown address are refused alike',
    also: [
      '`login` answers 200 to a wrong password, not 401: who registers is signed in, and signs in again with the same password, however the address is written',
      '`login` answers 200 to a wrong password, again and again, not 401 or 429: who guesses at a password has to wait, at the latest after the tenth miss',
    ],
  },
  {
    at: 'createOrder',
    answered: ({ body }) => body.data?.order && (body.data.order.total_amount += 1000),
    said: '`createOrder` breaks a rule: an order costs what was quoted, is in the list of its buyer, and cancelled twice is cancelled',
    also: [
      '`changeDelivery` answers 409, not 200: a visitor finds an order by its code and phone, however they are written, and changes where it goes',
    ],
  },
  {
    at: 'createOrder',
    asked: ({ body }) => (body.quoted_total ?? 0) > 0 && delete body.quoted_total,
    said: '`createOrder` answers 201 to another total than it costs, not 409: an order at another total than the one agreed to is refused with the new bill, and nothing is ordered',
    also: [
      '`createOrder` answers 201 to the price of before, not 409: what staff put on sale can be bought until its stock is gone, at the price of the day',
    ],
  },
  {
    at: 'transitionOrder',
    answered: (answer, { body }) =>
      body.status === 'delivered' && answer.body.errors?.status && is(200)(answer),
    said: '`transitionOrder` answers 200 to pending to delivered, not 422: an order goes from pending to delivered step by step, and no other way',
  },
  {
    at: 'transitionOrder',
    answered: ({ status, body }, _asked, db) => {
      const order = body.data?.order
      if (status !== 200 || order?.status !== 'cancelled') return
      const { variant_id, quantity } = order.items[0]
      const variant = db.find('variants', variant_id)
      if (variant) db.update('variants', variant_id, { stock: variant.stock - quantity })
    },
    said: '`syncCartProducts` breaks a rule: staff cancel an order with a reason, and its pieces are in stock again',
  },
  {
    at: 'updateProduct',
    asked: ({ body }) => typeof body.updated_at === 'string' && delete body.updated_at,
    said: '`updateProduct` answers 200 to the version before, not 409: who saves a product over a newer version is told so, and nothing is lost',
  },
  {
    at: 'updateProduct',
    answered: from(422, 200),
    said: '`updateProduct` answers 200 to a stock without the one that was seen, not 422: a stock is written together with the one that was seen, or not at all',
  },
  {
    at: 'uploadProductImage',
    answered: from(415, 201),
    said: '`uploadProductImage` answers 201 to a text by the name of a picture, not 415 or 422: a text that calls itself a picture is refused',
  },
  {
    at: 'lookUpOrder',
    answered: from(429, 404),
    said: '`lookUpOrder` answers 404 to a code that there is not, again and again, not 429: who guesses at orders has to wait, at the latest after the tenth miss',
  },
]

/** Sends a request to a host that makes the mistakes. */
async function sent(request: Request, db: Database): Promise<Response> {
  const { method } = request
  const url = new URL(request.url)
  const { operation } = matchOperation(method, url.pathname) ?? {}
  const own = mistakes.filter(({ at }) => at === operation)
  if (own.length === 0 || method === 'OPTIONS') return fetch(request)
  const bytes = await request.arrayBuffer()
  // Of the documents, so that what the mistakes look at has its type.
  const body = (parsedJson(new TextDecoder().decode(bytes)) ?? {}) as Asked['body']
  const asked: Asked = { url, headers: new Headers(request.headers), body: structuredClone(body) }
  for (const mistake of own) mistake.asked?.(asked)
  const isJson = request.headers.get('content-type') === 'application/json'
  const sentBody = isJson ? JSON.stringify(asked.body) : bytes
  const response = await fetch(url, {
    method,
    headers: asked.headers,
    ...(bytes.byteLength > 0 && { body: sentBody }),
  })
  const answer = { status: response.status, body: (await response.json()) as Answer['body'] }
  for (const mistake of own) mistake.answered?.(answer, { ...asked, body }, db)
  return Response.json(answer.body, { status: answer.status })
}

test('verify reports each mistake of a host in a sentence, and nothing else', async () => {
  const server = await startServer({ port: 0, latency: 'instant' })
  const { milestones } = await verify({
    apiBase: server.url,
    token: server.world.signIn('shopper'),
    staffToken: server.world.signIn('staff'),
    allowWrites: true,
    mark: 't1',
    transport: (input, init) => sent(new Request(input, init), server.world.db),
  })
  await server.close()
  const told = milestones.flatMap(({ rules }) => rules.flatMap(({ faults }) => faults))
  const sentences = new Set(told.map(({ sentence }) => sentence))
  const expected = mistakes.flatMap(({ said, also = [] }) => [said, ...also])
  expect([...sentences].toSorted()).toEqual(expected.toSorted())
  expect(told.find(({ sentence }) => sentence.startsWith('`login`'))).toMatchObject({
    request: expect.stringContaining('POST /api/auth/login'),
    where: expect.stringMatching(/^contract\/3-sign-in.arazzo.yaml:\d+, openapi.yaml:\d+$/),
  })
})
