import { afterEach, expect, test, vi } from 'vitest'
import { operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { type DriftName, driftNames, type ScenarioName } from '../../mocks/scenarios/names'
import { startServer } from '../../mocks/server'
import { plan } from './plan'
import { fails, junitOf, type OperationResult, tableOf } from './report'
import { verify, type VerifyOptions } from './verify'

vi.setConfig({ testTimeout: 30_000 })

const shop = 'http://localhost:5173'
const opened: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

type Options = Partial<VerifyOptions> & { names?: readonly ScenarioName[] }

async function verified({ names = [], ...options }: Options = {}) {
  const server = await startServer({ port: 0, latency: 'instant', names })
  opened.push(server.close)
  const report = await verify({
    apiBase: server.url,
    origin: shop,
    token: server.world.signIn('shopper'),
    staffToken: server.world.signIn('staff'),
    allowWrites: true,
    mark: 't1',
    ...options,
  })
  return { ...report, calls: server.world.log.entries() }
}

const not = (outcome: string) => (result: OperationResult) => result.outcome !== outcome
const told = (results: readonly OperationResult[]) =>
  results.flatMap(({ operation, checks }) =>
    checks.flatMap(({ check, findings, note }) => [
      ...findings.map(
        ({ at, kind, expected, got }) =>
          `${operation} ${check}: ${kind} ${at}: ${expected}, got ${got}`,
      ),
      ...(note ? [`${operation} ${check}: ${note}`] : []),
    ]),
  )

test('the plan has a call of every operation', () => {
  expect(new Set(plan.map(({ operation }) => operation))).toEqual(
    new Set(Object.keys(operationTable)),
  )
})

test('our own server passes all operations', async () => {
  const { operations, leftBehind } = await verified()
  expect(told(operations.filter(not('pass')))).toEqual([])
  // The contract has no call that takes away an account or an order.
  expect(leftBehind).toEqual([
    'the account contract-verify-t1@example.com',
    expect.stringMatching(/^the order \S+ \(cancelled\)$/),
    expect.stringMatching(/^the order \S+ \(cancelled\)$/),
    expect.stringMatching(/^the order \S+ \(cancelled\)$/),
    expect.stringMatching(/^the order \S+ \(cancelled\)$/),
  ])
  expect(operations).toHaveLength(Object.keys(operationTable).length)
})

test('a host that charges another total than it has quoted is told so', async () => {
  const { operations } = await verified({ names: ['bill.changed'] })
  expect(told(operations.filter(not('pass')))).toEqual([
    expect.stringMatching(/^createOrder answer: drift \S+total_amount: the quoted \d+, got \d+$/),
  ])
})

test('nothing is written unless told, and what needs a token says so', async () => {
  const { operations, calls } = await verified({
    allowWrites: false,
    token: null,
    staffToken: null,
  })
  const reads = new Set(['login', 'productsByIds', 'quoteOrder', 'syncCartProducts'])
  const written = calls.filter(
    ({ method, operation }) => method !== 'GET' && !reads.has(operation ?? ''),
  )
  expect(written).toEqual([])
  const skipped = operations.filter(({ outcome }) => outcome === 'skipped')
  const whys = new Set(skipped.flatMap(({ checks }) => checks.flatMap(({ note }) => note ?? [])))
  expect(whys).toEqual(
    new Set([
      'writes: needs --allow-writes',
      'needs --token',
      'needs --staff-token',
      'createOrder gave nothing to ask with',
    ]),
  )
  expect(operations.every(({ outcome }) => outcome === 'pass' || outcome === 'skipped')).toBe(true)
})

test('without tokens, an account of its own serves for the calls of shoppers', async () => {
  const { operations, leftBehind } = await verified({ token: null, staffToken: null })
  expect(operations.find(({ operation }) => operation === 'order')?.outcome).toBe('pass')
  expect(leftBehind[0]).toContain('contract-verify-t1@example.com')
  expect(leftBehind[1]).not.toContain('cancelled')
})

test('no token is part of the report', async () => {
  const transport: typeof fetch = async (...request) => {
    const text = await (await fetch(...request)).text()
    const body = { success: true, message: '', data: 'mock-session-of-shopper', was: text }
    return Response.json(body, { headers: { 'access-control-allow-origin': '*' } })
  }
  const report = await verified({ transport })
  expect(JSON.stringify(report.operations)).not.toContain('mock-session-of')
  expect(JSON.stringify(report.operations)).toContain('(token)')
})

/** What the shop tolerates of each host: the kinds, and an example. */
const tolerance: Record<DriftName, { kinds: string[]; example: string }> = {
  'drift.minimal': {
    kinds: ['takes its default'],
    example:
      'productList answer: tolerated /data/products/*/in_stock: takes its default, got nothing',
  },
  'drift.relativeImages': {
    kinds: ['resolved against the base of pictures'],
    example:
      'siteInfo answer: tolerated /data/website/logo: resolved against the base of pictures, got "artwork/brand/logo.svg"',
  },
  'drift.strings': {
    kinds: ['read as the type of the contract', "the contract's error body", 'true'],
    example:
      'siteInfo answer: tolerated /data/menu/*/id: read as the type of the contract, got "1"',
  },
  'drift.nulls': {
    kinds: [
      'left out',
      'read as the type of the contract',
      'takes its default',
      "the contract's error body",
    ],
    example: 'homepageBanners answer: tolerated /data/*: left out, got null',
  },
  'drift.extra': {
    kinds: ['no such field', "the contract's error body"],
    example: 'siteInfo answer: tolerated /data/website/pivot: no such field; ignored, got []',
  },
  'drift.metaPages': {
    kinds: ['here', 'no such field', 'read as the type of the contract', 'takes its default'],
    example: 'currentUser answer: tolerated /data: here; found elsewhere, got "/data/user"',
  },
  'drift.noSuccess': {
    kinds: ["the contract's error body", 'true'],
    example: 'siteInfo answer: tolerated /success: true, got nothing',
  },
  'drift.noBody': {
    kinds: ['200', 'a JSON body'],
    example: 'deleteBanner answer: tolerated status: 200, got 204',
  },
}

test.each(driftNames)('%s is tolerated, by name', async (name) => {
  const { operations } = await verified({ names: [name] })
  const { kinds, example } = tolerance[name]
  const findings = operations.flatMap(({ checks }) => checks.flatMap((check) => check.findings))
  expect(findings.filter(({ kind }) => kind !== 'tolerated')).toEqual([])
  const found = new Set(findings.map(({ expected }) => expected.split(';')[0]))
  expect(found).toEqual(new Set(kinds))
  expect(told(operations)).toContain(example)
})

/** Five hosts' mistakes in one: what each does to an answer, by operation. */
const mistakes: Record<string, (answer: Answered) => Answered> = {
  productDetail: replaced('"name":', '"title":'),
  orders: replaced('"status":"', '"status":"on_the_way_'),
  districts: replaced('"data":', '"districts":'),
  adminBrands: (answer) => (answer.status === 403 ? { ...answer, status: 200 } : answer),
}

type Answered = { status: number; text: string; headers: Headers }

function replaced(from: string, to: string) {
  return (answer: Answered) => ({ ...answer, text: answer.text.replaceAll(from, to) })
}

/** Sends requests through a proxy that makes the mistakes. */
const proxied: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const response = await fetch(request)
  const { pathname } = new URL(request.url)
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  // The fifth: pages of other origins may not send Authorization to the wishlist.
  if (request.method === 'OPTIONS' && pathname === '/api/wishlist')
    headers.set('access-control-allow-headers', 'Content-Type')
  const operation = matchOperation(request.method, pathname)?.operation ?? ''
  const honest = { status: response.status, text: await response.text(), headers }
  const { status, text } = mistakes[operation]?.(honest) ?? honest
  return new Response(text || null, { status, headers })
}

test('finds five real differences, and no other', async () => {
  const { operations } = await verified({ transport: proxied, allowWrites: false })
  const drifted = operations.filter(({ outcome }) => outcome === 'drift')
  expect(drifted.map((result) => told([result])[0])).toEqual([
    'productDetail answer: drift /data/product/name: required, got nothing',
    'districts answer: drift /data: required, got nothing',
    'wishlist preflight: drift header access-control-allow-headers: authorization, got content-type',
    'orders answer: drift /data/orders/0/status: one of pending, processing, shipped, delivered, cancelled, got "on_the_way_pending"',
    "adminBrands with a shopper's token: drift status: 403, got 200",
  ])
  expect(drifted.every(fails)).toBe(true)
})

test('a call that the host does not have is missing; an unknown path is to be confirmed', async () => {
  const transport: typeof fetch = async (input, init) => {
    const { url, method } = new Request(input, init)
    const isGone = method === 'GET' && /\/api\/(wishlist|website\/info)$/.test(url)
    return isGone ? new Response('Not found', { status: 404 }) : fetch(input, init)
  }
  const report = await verified({ transport, origin: null, allowWrites: false })
  const missing = report.operations.filter(({ outcome }) => outcome === 'missing')
  expect(missing.map((one) => [one.operation, fails(one)])).toEqual([
    ['siteInfo', true],
    ['wishlist', false],
  ])
  expect(tableOf(report)).toMatch(/MISS wishlist .*confirm path \(assumed\)/)
  expect(junitOf(report)).toContain('<failure type="missing" message="GET /api/website/info">')
})

test('a host that is asked too fast is asked again after its time', async () => {
  let isTooFast = true
  const transport: typeof fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (!isTooFast || !url.endsWith('/api/banners/homepage')) return fetch(input, init)
    isTooFast = false
    return new Response(null, { status: 429, headers: { 'retry-after': '0' } })
  }
  const { operations } = await verified({ transport, origin: null, allowWrites: false })
  expect(operations.find(({ operation }) => operation === 'homepageBanners')?.outcome).toBe('pass')
  expect(isTooFast).toBe(false)
})
