import { localStore, sessionStore } from './storage'

/** Key for the demo's world in the browser: only differences from the seed are stored. */
export const worldKey = '__mock_world'
/** Key for the name of the stored world. */
export const sizeKey = 'mock.world'
export const seedKey = 'mock.seed'
/** Key for the scenarios of a tab. */
export const scenarioKey = 'mock.scenario'

const ownParams = ['world', 'seed', 'scenario']

/**
 * Says how the world that a page opens with stands to the seed, which the demo's prerendered pages show: it
 * is the seed, the seed with changes, or another world or one with scenarios. Runs ahead of everything else
 * in the page.
 * @param search the parameters of the page's address
 */
export function worldBeside(search: string): 'seed' | 'changed' | 'other' {
  const params = new URLSearchParams(search)
  const isOther =
    ownParams.some((name) => params.has(name)) ||
    [sizeKey, seedKey].some((key) => localStore.read(key) !== null) ||
    sessionStore.read(scenarioKey) !== null
  if (isOther) return 'other'
  return localStore.read(worldKey) === null ? 'seed' : 'changed'
}
