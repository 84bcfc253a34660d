import { seedKey, sizeKey } from '@/lib/demo-world'
import { localStore } from '@/lib/storage'
import type { Database } from '../db/database'
import type { WorldMaker } from '../db/stored-world'
import { emptyWorld } from '../seed/empty'
import { seedTables } from '../seed/world'

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

/** Returns the world of this browser. `?world=large` and `?seed=7` change it, `?world=` and `?seed=` change it back. */
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

/** How long a page is left to its first screen, in ms. */
const firstScreenMs = 1500

/** Calls `work` when the page has nothing to do; Safari does not know when that is. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 50)
}

/** Makes the tables of a large world one by one while the page is idle, so that the first write waits for none. */
export function prepareWrites({ prepare }: Pick<Database, 'prepare'>): void {
  const steps = prepare()
  const goOn = () => {
    if (!steps.next().done) whenIdle(goOn)
  }
  setTimeout(() => whenIdle(goOn), firstScreenMs)
}
