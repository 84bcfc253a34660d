import { isRecord } from '@/lib/json'
import { isLogin, isPreparation } from '../scenarios/names'
import { readScenario } from '../scenarios/parse'
import type { ScenarioSource } from '../scenarios/run'

/**
 * The connection of a page to a mock server, or to the routes of a test. After a browser has opened a URL
 * with `?world=network`, the server or the routes answer the calls of its pages, until another world is
 * chosen.
 */
export type Network = {
  base: string
  /** The states that have no effect, because the mock server does not support them. */
  ignored(): readonly string[]
  subscribe(listener: () => void): () => void
  /** Resets the server's world. Resolves to false when no mock server answers. */
  reset(): Promise<boolean>
}

/**
 * Returns whether this state is a fault that the page itself applies before it sends a call, such as
 * `offline`.
 */
function isOfPage(name: string): boolean {
  const { faults, offline } = readScenario([name]).scenario
  return offline || faults.length > 0
}

/**
 * Returns whether a state fills the browser's storage, such as `cart:filled`. Such a state works with and
 * without a mock server.
 */
const isDoneAnyway = (name: string): boolean =>
  isPreparation(name) || isLogin(name.replace('login:', ''))

/**
 * Opens the connection to the mock server. With `isSteering` the server gets the states of the page at once.
 * Otherwise the server gets them with the next change of states, because other people may use the same world.
 */
export async function openNetwork(
  base: string,
  scenario: ScenarioSource,
  { isSteering, onSteered }: { isSteering: boolean; onSteered: () => void },
): Promise<Network> {
  const send = fetch
  const listeners = new Set<() => void>()
  let ignored: readonly string[] = []

  async function control(command: string, body: object): Promise<boolean> {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await send(`${base}/__world/${command}`, request)
      .then((response): Promise<unknown> => response.json())
      .catch(() => null)
    return isRecord(answer) && answer['success'] === true
  }

  async function steer(): Promise<void> {
    const names = scenario.current().scenario.names.filter((name) => !isOfPage(name))
    const isTaken = await control('scenario', { scenario: names.join(',') })
    ignored = isTaken ? [] : names.filter((name) => !isDoneAnyway(name))
    for (const listener of listeners) listener()
  }

  scenario.subscribe(() => void steer().then(onSteered))
  if (isSteering) await steer()
  // The service worker of an earlier visit is removed, because it would answer calls that belong to the
  // routes of a test.
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await worker.unregister()
  return {
    base,
    ignored: () => ignored,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reset: () => control('reset', {}),
  }
}
