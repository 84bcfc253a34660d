import { localStore, sessionStore } from './storage'

/**
 * The storage key of the demo's world. Only the differences from the data with which the demo starts are
 * stored.
 */
export const worldKey = '__mock_world'
/** The storage key for the name of the demo's world. */
export const worldNameKey = 'mock.world'
export const worldSeedKey = 'mock.seed'
/** The storage key for the scenarios of a browser tab. */
export const scenarioKey = 'mock.scenario'

const ownParams = ['world', 'seed', 'scenario']

/**
 * Compares the demo's current world with the seed, the data with which the demo starts. The prerendered pages
 * of the demo show the seed. Returns `seed` for an unchanged world, `changed` for the seed with edits, and
 * `other` for a chosen world, a chosen seed or scenarios.
 * @param search The query string of the page's URL.
 */
export function demoWorldState(search: string): 'seed' | 'changed' | 'other' {
  const params = new URLSearchParams(search)
  const isOther =
    ownParams.some((name) => params.has(name)) ||
    [worldNameKey, worldSeedKey].some((key) => localStore.read(key) !== null) ||
    sessionStore.read(scenarioKey) !== null
  if (isOther) return 'other'
  return localStore.read(worldKey) === null ? 'seed' : 'changed'
}
