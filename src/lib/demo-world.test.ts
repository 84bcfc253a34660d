import { expect, test, vi } from 'vitest'
import { scenarioKey, worldSeedKey, worldNameKey, demoWorldState, worldKey } from './demo-world'

/** Returns the demo world of a page in a browser whose storages hold these texts. */
function worldIn(local: Record<string, string>, search = '', session: Record<string, string> = {}) {
  const storage = (kept: Record<string, string>) => ({
    getItem: (key: string) => kept[key] ?? null,
  })
  vi.stubGlobal('window', { localStorage: storage(local), sessionStorage: storage(session) })
  return demoWorldState(search)
}

test('a browser that has changed nothing has the seed', () => {
  expect(worldIn({ cart: '[]' }, '?utm_source=zalo')).toBe('seed')
})

test('a world with a stored difference counts as changed', () => {
  expect(worldIn({ [worldKey]: '{}' })).toBe('changed')
})

test.each(['?world=large', '?seed=7', '?scenario='])('%s chooses another world', (search) => {
  expect(worldIn({}, search)).toBe('other')
})

test('a world that was chosen earlier counts as another world, and so do scenarios of the tab', () => {
  expect(worldIn({ [worldNameKey]: 'large' })).toBe('other')
  expect(worldIn({ [worldSeedKey]: '7', [worldKey]: '{}' })).toBe('other')
  expect(worldIn({}, '', { [scenarioKey]: 'latency:3g' })).toBe('other')
})
