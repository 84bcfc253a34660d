import { scenarioKey, worldSeedKey, worldNameKey } from '@/lib/demo-world'
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
 * Writes the scenarios into the page's URL, if the URL names some. Otherwise a reload would turn off what the
 * panel has turned on, and a copied URL would send the wrong scenarios.
 */
function updateAddress(names: readonly string[]): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('scenario')) return
  here.searchParams.set('scenario', names.join(','))
  history.replaceState(history.state, '', here)
}

/**
 * Returns the scenarios that a page opens with: those in `?scenario=a,b` of its URL, else those stored for
 * the browser tab. `fromAddress` is true when the URL has this parameter. An empty `?scenario=` turns all
 * scenarios off.
 */
export function pageScenarios(search: string): { names: readonly string[]; fromAddress: boolean } {
  const value = new URLSearchParams(search).get('scenario')
  if (value === null)
    return { names: splitNames(sessionStore.read(scenarioKey) ?? ''), fromAddress: false }
  return { names: splitNames(value), fromAddress: true }
}

const changesStorage = (name: string): boolean => name.startsWith('login:') || isPreparation(name)

/**
 * Returns whether this page was open before. On a reload the shopper may have changed the things that a
 * scenario prepared, so they are not prepared again.
 */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * Turns on the scenarios of the page, and stores them for the next reload. `login:…` signs in. `cart:filled`
 * and `checkout:cod` fill the cart and the form. After a reload, or when the page opens a report, data that
 * is already in the storage stays. Returns the names that the world does not know. All other scenarios are
 * on.
 */
export function openPageScenarios(
  world: MockWorld,
  search: string,
  isReported = false,
): readonly string[] {
  const { scenario } = world
  const { names, fromAddress } = pageScenarios(search)
  const { scenario: known, unknown } = readScenario(names)
  if (fromAddress && !isReload()) scenario.set(known.names)
  else scenario.resume(known.names)
  storeNames(known.names)
  if (fromAddress) preparePage(preparedBrowser(world), isReported || isReload())
  scenario.subscribe(function storeAndPrepare({ names: before }) {
    const { names: now } = scenario.current().scenario
    storeNames(now)
    updateAddress(now)
    if (now.some((name) => changesStorage(name) && !before.includes(name))) {
      preparePage(preparedBrowser(world))
    }
  })
  return unknown
}

/** A text with this many characters does not fit into the storage of any browser. */
const mostCharacters = 8 * 2 ** 20

function fillStorage(): void {
  let ballast = ''
  for (let size = mostCharacters; size >= 1; size = Math.floor(size / 2)) {
    const more = ballast + 'x'.repeat(size)
    if (localStore.write(ballastKey, more)) ballast = more
  }
}

/**
 * Writes the data that the scenarios prepare to the browser's storage. Call this function before the shop
 * starts. With `staysKept`, data that is already in the storage stays, also under the key of a signed-in
 * person, because the shop would replace it with a visitor's data when it starts. The page's history entry
 * stays too.
 */
export function preparePage(
  { local, session, entry, isFull }: PreparedBrowser,
  staysKept = false,
): void {
  for (const [store, texts] of [
    [localStore, local],
    [sessionStore, session],
  ] as const) {
    const kept = new Set(staysKept ? store.keys().map((key) => key.split('@', 1)[0]) : [])
    for (const [key, text] of Object.entries(texts)) {
      if (kept.has(key)) continue
      if (text === null) store.remove(key)
      else store.write(key, text)
    }
  }
  if (isFull) fillStorage()
  else localStore.remove(ballastKey)
  if (entry !== null && !(staysKept && history.state)) history.replaceState(entry, '')
}

/**
 * The sizes of the world, as in `?world=large`. With `network`, a mock server or the routes of a test answer
 * the calls.
 */
export const worldSizes = ['usual', 'large', 'empty', 'network'] as const
export type WorldSize = (typeof worldSizes)[number]

export type WorldChoice = { size: WorldSize; seed: number }

function isWorldSize(text: string | null): text is WorldSize {
  return worldSizes.some((size) => size === text)
}

export function storeWorldChoice({ size, seed }: WorldChoice): void {
  if (size === 'usual') localStore.remove(worldNameKey)
  else localStore.write(worldNameKey, size)
  if (seed === 1) localStore.remove(worldSeedKey)
  else localStore.write(worldSeedKey, String(seed))
}

/**
 * Returns the size and the seed of the mock data, and stores both in this browser. They come from the URL,
 * for example `?world=large` or `?seed=7`, or else from the storage. An empty parameter restores the default.
 */
export function readWorldChoice(search: string): WorldChoice {
  const asked = new URLSearchParams(search)
  const size = asked.get('world') ?? localStore.read(worldNameKey)
  const seed = Number(asked.get('seed') ?? localStore.read(worldSeedKey))
  const choice: WorldChoice = {
    size: isWorldSize(size) ? size : 'usual',
    seed: Number.isSafeInteger(seed) && seed > 0 ? seed : 1,
  }
  storeWorldChoice(choice)
  return choice
}

export async function pageWorldMaker(
  { size, seed }: WorldChoice,
  assetBase: string,
): Promise<WorldMaker> {
  const usual = (now: Date) => seedTables({ seed, assetBase, now })
  if (size === 'empty') return { seed, create: (createdAt) => emptyWorld(usual(createdAt)) }
  if (size !== 'large') return { seed, create: usual }
  const { largeWorld } = await import('../seed/large')
  return { seed, create: usual, grow: largeWorld }
}
