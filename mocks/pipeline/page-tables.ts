import { localStore } from '@/lib/storage'
import type { CreateTables } from '../db/stored-world'
import type { Tables } from '../db/tables'
import { emptyWorld } from '../seed/empty'
import { seedTables } from '../seed/world'

export const worldSizes = ['usual', 'large', 'empty'] as const
export type WorldSize = (typeof worldSizes)[number]

/** Which world a browser has. */
export type WorldChoice = { size: WorldSize; seed: number }

const sizeKey = 'mock.world'
const seedKey = 'mock.seed'

function isWorldSize(text: string | null): text is WorldSize {
  return worldSizes.some((size) => size === text)
}

/** Keeps a choice for this browser; the next page has that world. */
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

/** Returns the function that creates the rows of a page's world. The code for a large one loads on demand. */
export async function pageTables(
  { size, seed }: WorldChoice,
  assetBase: string,
): Promise<CreateTables> {
  const usual: CreateTables = (createdAt) => seedTables({ seed, assetBase, now: createdAt })
  const change: (tables: Tables) => Tables =
    size === 'large' ? (await import('../seed/large')).largeWorld : emptyWorld
  return size === 'usual' ? usual : (createdAt) => change(usual(createdAt))
}
