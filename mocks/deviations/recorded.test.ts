import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestWorld } from '../node'
import { recordings } from '../scenarios/recorded.gen'

const answer = (message: string, path: string) => ({
  operation: 'countries',
  path,
  status: 200,
  body: { success: true, message, data: [] },
})

const answers = [
  answer('first', '/api/address/countries'),
  answer('second', '/api/address/countries'),
  answer('asked', '/api/address/countries?q=v'),
]

beforeAll(() => void Object.assign(recordings, { host: async () => ({ default: { answers } }) }))
afterAll(() => void Reflect.deleteProperty(recordings, 'host'))

async function messagesOf(names: readonly string[], ...paths: string[]): Promise<string[]> {
  const world = createTestWorld({ names })
  const messages: string[] = []
  for (const path of paths) {
    const outcome = await world.answer(new Request(`http://shop.test${path}`))
    messages.push(outcome === 'network-error' ? outcome : (await outcome.json()).message)
  }
  return messages
}

const path = '/api/address/countries'

test('a recording answers what it has, one after the other, and the world the rest', async () => {
  expect(await messagesOf(['recorded:host'], path, path, path)).toEqual([
    'first',
    'second',
    'second',
  ])
  expect(await messagesOf(['recorded:host'], `${path}?q=v`, `${path}?q=x`)).toEqual([
    'asked',
    'second',
  ])
  const [other] = await messagesOf(['recorded:host'], '/api/website/info')
  expect(['first', 'second', 'asked']).not.toContain(other)
})

test('a fault of another scenario comes first; an unknown recording is refused', async () => {
  expect(await messagesOf(['recorded:host', 'countries.500:message=Hỏng*1'], path, path)).toEqual([
    'Hỏng',
    'second',
  ])
  expect(() => createTestWorld({ names: ['recorded:hots'] })).toThrow(/recorded:host/)
})
