import { afterEach, expect, test, vi } from 'vitest'
import { matchOperation } from '../../mocks/pipeline/match'
import { startServer } from '../../mocks/server'
import { type BehaviourOptions, behaviourOf } from './behaviour'
import { textOf } from './milestones'

vi.setConfig({ testTimeout: 120_000 })

const opened: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function behaves(options: Partial<BehaviourOptions> = {}) {
  const server = await startServer({ port: 0, latency: 'instant' })
  opened.push(server.close)
  return behaviourOf({
    apiBase: server.url,
    origin: null,
    token: server.world.signIn('shopper'),
    staffToken: server.world.signIn('staff'),
    allowWrites: true,
    mark: 't1',
    ...options,
  })
}

test('our own server keeps all rules of the documents', async () => {
  const milestones = await behaves()
  const rules = milestones.flatMap((one) => one.rules)
  expect(rules.filter(({ outcome }) => outcome !== 'pass')).toEqual([])
  expect(textOf(milestones).split('\n')[0]).toBe(' 1 Browse   9/9 ✓')
})

/** A host's mistakes, by operation: what each does to a request and to its answer. */
const mistakes: Record<string, (request: Request, answer: () => Promise<Response>) => unknown> = {
  login: async (_request, answer) => {
    const { status } = await answer()
    return status === 401 ? Response.json({ success: true, message: '', data: {} }) : answer()
  },
  productList: (request) => {
    const url = new URL(request.url)
    url.searchParams.delete('price_min')
    url.searchParams.delete('price_max')
    return fetch(url)
  },
}

test('a host that does otherwise is told so, each mistake in a sentence', async () => {
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { operation = '' } = matchOperation(request.method, new URL(request.url).pathname) ?? {}
    const mistake = mistakes[operation]
    const answer = () => fetch(request.clone())
    // A mistake answers as a host does.
    return (await (mistake ? mistake(request, answer) : answer())) as Response
  }
  const milestones = await behaves({ transport, allowWrites: false })
  const faults = milestones.flatMap((one) => one.rules.flatMap((rule) => rule.faults))
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    '`productList` breaks a rule: a filter by price leaves only products of that price',
    '`login` answers 200 to an address that nobody has, not 401: a wrong password and an unknown address are refused alike',
  ])
  expect(faults[1]).toMatchObject({
    request: expect.stringContaining('POST /api/auth/login'),
    where: expect.stringMatching(/^contract\/3-sign-in.arazzo.yaml:\d+, openapi.yaml:\d+$/),
  })
})
