import { afterEach, expect, test, vi } from 'vitest'
import { openDisguisedHost } from '../../e2e/support/disguised-host'
import { startServer } from '../../mocks/server'
import { checked } from '../lib/host-mapping'
import { openTranslator } from '../lib/translator'
import { verify } from '../verify/verify'
import { diagnose } from './doctor'

vi.setConfig({ testTimeout: 120_000 })

const opened: Array<() => unknown> = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function open() {
  const server = await startServer({ port: 0, latency: 'instant' })
  const host = await openDisguisedHost(server.url)
  opened.push(server.close, host.close)
  const tokens = { token: server.world.signIn('shopper'), staffToken: server.world.signIn('staff') }
  return { server, host, tokens }
}

test('what doctor writes of a host of another make is enough: it keeps all rules of the contract through it', async () => {
  const { host, tokens } = await open()
  const { mapping, notes } = await diagnose({ api: host.url, ...tokens })
  expect(notes).toEqual([])
  expect(mapping).toEqual({
    names: 'camel',
    ids: 'text',
    money: { amount: '/amount', beside: { '/currency': 'VND' }, text: true, units: 1 },
    lists: { items: '/result/items', total: '/result/total' },
    errors: { field: '/path', text: '/text' },
    answers: {
      '*': { '/success': '/ok', '/message': '/note', '/data': '/result', '/errors': '/problems' },
    },
  })
  const whole = checked(mapping).mapping
  if (!whole) throw new Error('no mapping')
  const translator = await openTranslator(host.url, whole)
  opened.push(translator.close)
  const { milestones } = await verify({
    apiBase: translator.url,
    origin: 'http://localhost:5173',
    allowWrites: true,
    mark: 'd1',
    ...tokens,
  })
  const rules = milestones.flatMap((milestone) => milestone.rules)
  // These send ids of their own making, which no host of another make has given.
  const broken = rules.filter(({ outcome }) => outcome !== 'pass').map(({ id }) => id)
  expect(broken).toEqual(['soldNoMore', 'lookUp', 'voucher', 'updateVoucherFields'])
})

test('a host that is as the contract says needs no mapping', async () => {
  const { server, tokens } = await open()
  expect(await diagnose({ api: server.url, ...tokens })).toMatchObject({ mapping: {}, notes: [] })
})
