import { afterEach, expect, test, vi } from 'vitest'
import { operationTable } from '../../mocks/contract/operations.gen'
import contract from '../../mocks/contract/schemas.gen.json'
import { matchOperation } from '../../mocks/pipeline/match'
import { driftNames, operationIds, type ScenarioName } from '../../mocks/scenarios/names'
import { startServer } from '../../mocks/server'
import { readDocuments } from './documents'
import { breaksContract, type Report, reportText } from './report'
import { verify, type VerifyOptions } from './verify'

vi.setConfig({ testTimeout: 120_000 })

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
    token: server.world.signIn('shopper'),
    staffToken: server.world.signIn('staff'),
    allowWrites: true,
    mark: 't1',
    origin: 'http://localhost:5173',
    ...options,
  })
  return { report, server }
}

const reading = { allowWrites: false, token: null, staffToken: null } as const
const rulesOf = ({ milestones }: Report) => milestones.flatMap(({ rules }) => rules)
const sentencesOf = (report: Report) =>
  rulesOf(report).flatMap(({ faults }) => faults.map(({ sentence }) => sentence))

test('the documents have a call of every operation', () => {
  const steps = readDocuments().flatMap(({ workflows }) => workflows.flatMap((one) => one.steps))
  const wanted = steps.filter(({ stepId }) => stepId !== 'ask').map((one) => one.operationId)
  expect(new Set(wanted)).toEqual(new Set(Object.keys(operationTable)))
})

test('our own server keeps all rules, and each key and parameter of the contract is sent §11.1.9', async () => {
  const keyless: string[] = []
  const unsent = new Set(
    operationIds.flatMap((id) =>
      Object.keys(contract.operations[id].query.properties).map((name) => `${id}.${name}`),
    ),
  )
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const { operation } = matchOperation(request.method, pathname) ?? {}
    for (const name of searchParams.keys()) unsent.delete(`${operation}.${name}`)
    const isKeyed = operation && operationTable[operation].repeat === 'key'
    if (isKeyed && !request.headers.has('Idempotency-Key')) keyless.push(operation)
    return fetch(request)
  }
  const { report } = await verified({ transport })
  expect(rulesOf(report).filter(({ outcome }) => outcome !== 'pass')).toEqual([])
  expect(report.repairs).toEqual([])
  const lines = reportText(report).split('\n')
  expect(lines[0]).toMatch(/^1 Browse (\d+)\/\1 ✓$/)
  expect(lines.at(-1)).toMatch(/^(\d+) rules: \1 kept, 0 broken, 0 to confirm, 0 not tried$/)
  expect(keyless).toEqual([])
  expect([...unsent]).toEqual([])
})

test('every rule can be tried with a host without districts', async () => {
  const { report } = await verified({ names: ['address.two-tier'] })
  expect(rulesOf(report).filter(({ outcome }) => outcome !== 'pass')).toEqual([])
})

test('nothing is written unless allowed, and rules that were not tried are counted §11.1.18', async () => {
  const { report, server } = await verified(reading)
  const reads = new Set(['login', 'productsByIds', 'quoteOrder', 'syncCartProducts'])
  const calls = server.world.log.entries()
  expect(calls.filter((one) => one.method !== 'GET' && !reads.has(one.operation ?? ''))).toEqual([])
  const untried = reportText(report)
    .split('\n')
    .filter((line) => line.startsWith('  - '))
  expect(untried).toContainEqual(
    expect.stringMatching(/^  - writes: needs --allow-writes: badTokenOfOrders, register,/),
  )
  expect(untried).toContain('  - needs --token: unknownOrder')
  expect(breaksContract(report)).toBe(false)
  expect(breaksContract(report, true)).toBe(true)
})

/** Differences from the contract that still leave every field that a rule needs. */
const drifts = driftNames.filter((name) => name !== 'drift.minimal' && name !== 'drift.nulls')

test('a host with differences that the shop accepts is judged by its behaviour', async () => {
  const { report } = await verified({ names: drifts, allowWrites: false })
  expect(sentencesOf(report)).toEqual([])
  const pictures = report.repairs.find(({ how }) => how.endsWith('the base of pictures'))
  expect(pictures?.places).toContain('`siteInfo` /data/website/logo: "artwork/brand/logo.svg"')
  const lines = reportText(report).split('\n')
  expect(lines.filter((line) => line.includes('the base of pictures'))).toHaveLength(1)
})

test('no token is part of the report', async () => {
  const transport: typeof fetch = async (...request) => {
    const text = await (await fetch(...request)).text()
    const body = { success: true, message: '', data: 'mock-session-of-shopper', was: text }
    return Response.json(body)
  }
  const { report } = await verified({ transport, allowWrites: false })
  expect(JSON.stringify(report)).not.toContain('mock-session-of')
  expect(JSON.stringify(report)).toContain('(token)')
})

test('a missing call is a fault if the specification names it, and has to be confirmed if not', async () => {
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method } = request
    const isGone = method === 'GET' && /\/api\/(searches\/popular|website\/info)$/.test(url)
    return isGone ? new Response('Not found', { status: 404 }) : fetch(request)
  }
  const { report } = await verified({ ...reading, transport })
  const told = rulesOf(report).filter(({ faults }) => faults.length > 0)
  expect(told.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['frame', 'fail'],
    ['popular', 'missing'],
  ])
  expect(reportText(report)).toContain('\n  ? not there, or by another path: popularSearches\n')
})

test('verify calls a busy host again after the pause that it asks for', async () => {
  let isTooFast = true
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isTooFast || !request.url.endsWith('/api/banners/homepage')) return fetch(request)
    isTooFast = false
    return new Response(null, { status: 429, headers: { 'retry-after': '0' } })
  }
  const { report } = await verified({ ...reading, transport })
  expect(sentencesOf(report)).toEqual([])
  expect(isTooFast).toBe(false)
})
