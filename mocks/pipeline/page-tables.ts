import { localStore } from '@/lib/storage'
import type { CreateTables } from '../db/stored-world'
import { seedTables } from '../seed/world'

const key = 'mock.world'

/** `?world=large` makes this browser's world a large one, `?world=` the usual one again. */
function isLargeWorld(search: string): boolean {
  const value = new URLSearchParams(search).get('world')
  if (value === 'large') localStore.write(key, value)
  else if (value !== null) localStore.remove(key)
  return localStore.read(key) === 'large'
}

/** How the rows of a page's world are made; the code of a large one comes only where it is wanted. */
export async function pageTables(seed: number, search: string): Promise<CreateTables> {
  const usual: CreateTables = (createdAt) => seedTables({ seed, now: createdAt, assetBase: '' })
  if (!isLargeWorld(search)) return usual
  const { largeWorld } = await import('../seed/large')
  return (createdAt) => largeWorld(usual(createdAt))
}
