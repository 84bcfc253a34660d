import { afterEach, expect, test, vi } from 'vitest'
import { operationTable } from '../../mocks/contract/operations.gen'
import { matchOperation } from '../../mocks/pipeline/match'
import { operationIds } from '../../mocks/scenarios/names'
import { startServer } from '../../mocks/server'
import { jsonOrUndefined } from '../../src/lib/json'
import { type Answer, type Call, type Fault, faultyHosts } from './faults'
import { verify } from './verify'

vi.setConfig({ testTimeout: 120_000 })

type Server = Awaited<ReturnType<typeof startServer>>
const opened: Server[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

/**
 * Returns a `fetch` that calls the mock server and changes requests and answers, so that the mock server
 * seems to have these faults.
 */
function faultyTransport({ world }: Server, faults: readonly Fault[]): typeof fetch {
  const people = { shopper: world.signIn('shopper') ?? '', staff: world.signIn('staff') ?? '' }
  const host = { db: world.db, ...people }
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (request.method === 'OPTIONS') return preflight(request, faults)
    const { operation } = matchOperation(request.method, url.pathname) ?? {}
    const own = faults.filter(({ at }) => at === operation)
    if (own.length === 0) return fetch(request)
    const bytes = await request.arrayBuffer()
    const isJson = request.headers.get('content-type') === 'application/json'
    const body = isJson ? jsonOrUndefined(new TextDecoder().decode(bytes)) : undefined
    const sent = { url: new URL(url), headers: new Headers(request.headers), body }
    const call: Call = { url, headers: new Headers(request.headers), body }
    for (const fault of own) fault.asked?.(call, host)
    const response = await fetch(call.url, {
      method: request.method,
      headers: call.headers,
      ...(bytes.byteLength > 0 && { body: isJson ? JSON.stringify(call.body) : bytes }),
    })
    const answer: Answer = { status: response.status, body: await response.json() }
    for (const fault of own) fault.answered?.(answer, sent, host)
    return Response.json(answer.body, { status: answer.status })
  }
}

async function preflight(request: Request, faults: readonly Fault[]): Promise<Response> {
  const method = request.headers.get('access-control-request-method')
  const response = await fetch(request)
  const headers = new Headers(response.headers)
  for (const { at, preflight: change } of faults)
    if (operationTable[at].method === method) change?.(headers)
  return new Response(null, { status: response.status, headers })
}

test.each(Object.entries(faultyHosts))(
  'verify reports each fault of a host with its request, its answer and its rule §11.1.18: %s',
  async (_name, faults) => {
    const server = await startServer({ port: 0, latency: 'instant' })
    opened.push(server)
    const { milestones } = await verify({
      apiBase: server.url,
      token: server.world.signIn('shopper'),
      staffToken: server.world.signIn('staff'),
      allowWrites: true,
      mark: 't1',
      origin: 'http://localhost:5173',
      transport: faultyTransport(server, faults),
    })
    const told = milestones.flatMap(({ rules }) => rules.flatMap((rule) => rule.faults))
    const missed = faults.filter(
      ({ at, seenAt = at, said }) =>
        !told.some(({ sentence }) => sentence.startsWith(`\`${seenAt}\` ${said}`)),
    )
    expect(missed.map(({ at, said }) => `${at} ${said}`)).toEqual([])
    for (const { request, answer, expected, where } of told) {
      expect([request, answer, expected].every((text) => text.length > 0)).toBe(true)
      expect(where).toMatch(/openapi\.yaml:\d+$/)
    }
  },
)

test('the faulty hosts have faults of many operations', () => {
  const faults = Object.values(faultyHosts).flat()
  expect(faults.length).toBeGreaterThanOrEqual(80)
  expect(new Set(faults.map(({ at }) => at)).size).toBeGreaterThan(operationIds.length / 3)
})
