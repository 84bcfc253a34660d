import { scenarioKey, seedKey, sizeKey } from '@/lib/demo-world'
import { localStore, sessionStore } from '@/lib/storage'
import type { WorldMaker } from '../db/stored-world'
import { isPreparation } from '../scenarios/names'
import { readScenario, splitNames } from '../scenarios/parse'
import { emptyWorld, seedTables } from '../seed/world'
import type { MockWorld } from './open-world'
import { ballastKey, type PreparedBrowser, preparedBrowser } from './prepared-browser'

function storeNames(names: readonly string[]): void {
  if (names.length > 0) sessionStore.write(scenarioKey, names.join(','))
  else sessionStore.remove(scenarioKey)
}

/**
 * Returns the scenarios that a page opens with: those in `?scenario=a,b` of its address, else those stored
 * for the tab. `fromAddress` is true when the address has this parameter. An empty `?scenario=` turns all
 * scenarios off.
 */
export function readNames(search: string): { names: readonly string[]; fromAddress: boolean } {
  const value = new URLSearchParams(search).get('scenario')
  if (value === null)
    return { names: splitNames(sessionStore.read(scenarioKey) ?? ''), fromAddress: false }
  return { names: splitNames(value), fromAddress: true }
}

const changesStorage = (name: string): boolean => name.startsWith('login:') || isPreparation(name)

/**
 * True when this page was opened before. The shopper may then have changed the things that a scenario
 * prepared.
 */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * Turns on the scenarios of the page, and stores later scenarios for the next reload. `login:…` signs in.
 * `cart:filled` and `checkout:cod` fill the cart and the form once, so a reload keeps the present content of
 * the browser's storage. Returns the names that the world does not know. All other scenarios are on.
 */
export function openPageScenarios(world: MockWorld, search: string): readonly string[] {
  const { scenario } = world
  const { names, fromAddress } = readNames(search)
  const { scenario: known, unknown } = readScenario(names)
  scenario.set(known.names)
  storeNames(known.names)
  if (fromAddress) preparePage(preparedBrowser(world), isReload())
  let before = known.names
  scenario.subscribe(function storeAndPrepare() {
    const { names: now } = scenario.current().scenario
    storeNames(now)
    if (now.some((name) => changesStorage(name) && !before.includes(name))) {
      preparePage(preparedBrowser(world))
    }
    before = now
  })
  return unknown
}

/** A number of characters that is more than the storage of any browser holds. */
const mostCharacters = 8 * 2 ** 20

function fillStorage(): void {
  let ballast = ''
  for (let size = mostCharacters; size >= 1; size = Math.floor(size / 2)) {
    const more = ballast + 'x'.repeat(size)
    if (localStore.write(ballastKey, more)) ballast = more
  }
}

/**
 * Writes the data that a scenario prepares to the storage of this page. Call it before the shop starts. With
 * `staysKept`, data that is already in the storage stays.
 */
function preparePage({ local, session, entry, isFull }: PreparedBrowser, staysKept = false): void {
  for (const [store, texts] of [
    [localStore, local],
    [sessionStore, session],
  ] as const) {
    for (const [key, text] of Object.entries(texts)) {
      if (staysKept && store.read(key) !== null) continue
      if (text === null) store.remove(key)
      else store.write(key, text)
    }
  }
  if (isFull) fillStorage()
  else localStore.remove(ballastKey)
  if (entry !== null) {
    const state = { __TSR_key: entry, key: entry, __TSR_index: 0 }
    history.replaceState(state, '')
  }
}

export const worldSizes = ['usual', 'large', 'empty'] as const
export type WorldSize = (typeof worldSizes)[number]

export type WorldChoice = { size: WorldSize; seed: number }

function isWorldSize(text: string | null): text is WorldSize {
  return worldSizes.some((size) => size === text)
}

export function storeWorldChoice({ size, seed }: WorldChoice): void {
  if (size === 'usual') localStore.remove(sizeKey)
  else localStore.write(sizeKey, size)
  if (seed === 1) localStore.remove(seedKey)
  else localStore.write(seedKey, String(seed))
}

/**
 * Returns the world of this browser. `?world=large` and `?seed=7` change the world. An empty `?world=` or
 * `?seed=` restores the usual world.
 */
export function readWorldChoice(search: string): WorldChoice {
  const asked = new URLSearchParams(search)
  const size = asked.get('world') ?? localStore.read(sizeKey)
  const seed = Number(asked.get('seed') ?? localStore.read(seedKey))
  const choice: WorldChoice = {
    size: isWorldSize(size) ? size : 'usual',
    seed: Number.isSafeInteger(seed) && seed > 0 ? seed : 1,
  }
  storeWorldChoice(choice)
  return choice
}

export async function pageTables(
  { size, seed }: WorldChoice,
  assetBase: string,
): Promise<WorldMaker> {
  const usual = (now: Date) => seedTables({ seed, assetBase, now })
  if (size === 'empty') return { seed, create: (createdAt) => emptyWorld(usual(createdAt)) }
  if (size === 'usual') return { seed, create: usual }
  const { largeWorld } = await import('../seed/large')
  return { seed, create: usual, grow: largeWorld }
}
