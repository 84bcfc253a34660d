import { localStore } from '@/lib/storage'
import type { CreateTables } from '../db/stored-world'
import { seedTables } from '../seed/world'

const key = 'mock.world'

/** True when the world is large. `?world=large` turns that on for this browser, `?world=` off. */
function isLargeWorld(search: string): boolean {
  const value = new URLSearchParams(search).get('world')
  if (value === 'large') localStore.write(key, value)
  else if (value !== null) localStore.remove(key)
  return localStore.read(key) === 'large'
}

type PageOptions = { seed: number; assetBase: string }

/** Returns the function that creates the rows of a page's world. The code for a large one loads on demand. */
export async function pageTables(options: PageOptions, search: string): Promise<CreateTables> {
  const usual: CreateTables = (createdAt) => seedTables({ ...options, now: createdAt })
  if (!isLargeWorld(search)) return usual
  const { largeWorld } = await import('../seed/large')
  return (createdAt) => largeWorld(usual(createdAt))
}
