import { localStore } from '@/lib/storage'
import { keepNames, namesOfPage } from '../scenarios/page-names'
import type { MockWorld } from './open-world'

/** Puts the session that a scenario asks for where the shop looks for it (Product §9). */
function signInPage({ scenario, signIn }: MockWorld): void {
  const { login } = scenario.current().scenario
  if (login === null) return
  const token = signIn(login)
  if (token) localStore.write('auth_token', token)
  else localStore.remove('auth_token')
}

/**
 * Turns on the scenarios of the page and keeps later ones over reloads. A login happens when it is
 * asked for, not again on every reload. A wrong name is reported loudly and turns all of them off.
 */
export function openPageScenarios(world: MockWorld, search: string): void {
  const { scenario } = world
  const { names, fresh } = namesOfPage(search)
  const keep = () => keepNames(scenario.current().scenario.names)
  try {
    scenario.set(names)
  } catch (error) {
    reportError(error)
  }
  keep()
  if (fresh) signInPage(world)
  scenario.subscribe(function keepAndSignIn() {
    keep()
    signInPage(world)
  })
}
