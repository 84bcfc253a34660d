import { localStore, sessionStore } from '@/lib/storage'
import { splitNames } from '../scenarios/parse'
import type { MockWorld } from './open-world'

const key = 'mock.scenario'

/** Stores the scenarios of this tab, so that they are on after a reload. */
function storeNames(names: readonly string[]): void {
  if (names.length > 0) sessionStore.write(key, names.join(','))
  else sessionStore.remove(key)
}

/**
 * Returns the scenarios that a page opens with: `?scenario=a,b` of its address, else those stored for the tab.
 * `fromAddress` is true when the address names them. `?scenario=` turns all of them off.
 */
export function readNames(search: string): { names: readonly string[]; fromAddress: boolean } {
  const value = new URLSearchParams(search).get('scenario')
  if (value === null) return { names: splitNames(sessionStore.read(key) ?? ''), fromAddress: false }
  return { names: splitNames(value), fromAddress: true }
}

/** Writes the token of `login:…` to the shop's storage key, or removes it (Product §9). */
function signInPage({ scenario, signIn }: MockWorld): void {
  const { login } = scenario.current().scenario
  if (login === null) return
  const token = signIn(login)
  if (token) localStore.write('auth_token', token)
  else localStore.remove('auth_token')
}

/**
 * Turns on the scenarios of the page and stores later ones for the next reload. `login:…` signs in once, not again
 * on every reload. A wrong name is reported and turns all scenarios off.
 */
export function openPageScenarios(world: MockWorld, search: string): void {
  const { scenario } = world
  const { names, fromAddress } = readNames(search)
  const store = () => storeNames(scenario.current().scenario.names)
  try {
    scenario.set(names)
  } catch (error) {
    reportError(error)
  }
  store()
  if (fromAddress) signInPage(world)
  scenario.subscribe(function storeAndSignIn() {
    store()
    signInPage(world)
  })
}
