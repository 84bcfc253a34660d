import { expect, test, vi } from 'vitest'
import { scenarioKey, seedKey, sizeKey, worldBeside, worldKey } from './demo-world'

/** Opens a page in a browser that has these texts by key. */
function worldIn(local: Record<string, string>, search = '', session: Record<string, string> = {}) {
  const storage = (kept: Record<string, string>) => ({
    getItem: (key: string) => kept[key] ?? null,
  })
  vi.stubGlobal('window', { localStorage: storage(local), sessionStorage: storage(session) })
  return worldBeside(search)
}

test('a browser that has changed nothing has the seed', () => {
  expect(worldIn({ cart: '[]' }, '?utm_source=zalo')).toBe('seed')
})

test('a stored difference is a change', () => {
  expect(worldIn({ [worldKey]: '{}' })).toBe('changed')
})

test.each(['?world=large', '?seed=7', '?scenario='])('%s asks for another', (search) => {
  expect(worldIn({}, search)).toBe('other')
})

test('another world that was chosen before is kept; so are the scenarios of the tab', () => {
  expect(worldIn({ [sizeKey]: 'large' })).toBe('other')
  expect(worldIn({ [seedKey]: '7', [worldKey]: '{}' })).toBe('other')
  expect(worldIn({}, '', { [scenarioKey]: 'latency:3g' })).toBe('other')
})
