import { parseJson } from '@/lib/storage'
import { columns } from './columns'
import { type Delta, readDelta, writeDelta } from './delta'
import { createStores, tableNames } from './stores'
import type { Tables } from './tables'

/** Why a stored world was dropped, or that this one will not survive a reload. */
export type WorldNotice = 'other-seed' | 'other-schema' | 'damaged' | 'not-kept'

/** A world as it was seeded. */
export type SeededWorld = {
  seed: number
  bornAt: Date
  tables: Tables
  /** Differs between worlds whose rows have other columns or other keys. */
  mark: number
}

/** Makes the rows of a world that begins at `bornAt`. */
export type CreateTables = (bornAt: Date) => Tables

/** A stored world that can't be opened any more. */
export class UnusableWorldError extends Error {
  readonly notice: WorldNotice

  constructor(notice: WorldNotice) {
    super(`The stored mock world is dropped: ${notice}`)
    this.name = 'UnusableWorldError'
    this.notice = notice
  }
}

export function seededWorld(seed: number, bornAt: Date, create: CreateTables): SeededWorld {
  const tables = create(bornAt)
  return { seed, bornAt, tables, mark: markOf(tables) }
}

function markOf(tables: Tables): number {
  const stores = createStores(tables)
  const shape = JSON.stringify([columns, tableNames.map((table) => stores[table].keys())])
  let mark = 0
  for (let index = 0; index < shape.length; index += 1) {
    mark = (Math.imul(mark, 31) + shape.charCodeAt(index)) | 0
  }
  return mark
}

export function writeWorld({ seed, bornAt, mark }: SeededWorld, delta: Delta): string {
  return JSON.stringify({ seed, bornAt, mark, delta: writeDelta(delta) })
}

/** When a stored world began; null where the text does not tell. */
export function birthOf(text: string): Date | null {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  const bornAt = new Date(String(Reflect.get(stored, 'bornAt')))
  return Number.isNaN(bornAt.getTime()) ? null : bornAt
}

/**
 * Opens what `writeWorld` wrote.
 * @param known saves making the stored world's rows where it was born at the same time
 * Throws `UnusableWorldError` for a world of another seed or schema and for a damaged one.
 */
export function readWorld(
  text: string,
  seed: number,
  create: CreateTables,
  known: SeededWorld,
): { world: SeededWorld; delta: Delta } {
  const stored = parseJson(text)
  const bornAt = birthOf(text)
  if (typeof stored !== 'object' || !stored || !bornAt) throw new UnusableWorldError('damaged')
  if (Reflect.get(stored, 'seed') !== seed) throw new UnusableWorldError('other-seed')
  const isKnown = known.bornAt.getTime() === bornAt.getTime()
  const world = isKnown ? known : seededWorld(seed, bornAt, create)
  if (Reflect.get(stored, 'mark') !== world.mark) throw new UnusableWorldError('other-schema')
  try {
    return { world, delta: readDelta(Reflect.get(stored, 'delta')) }
  } catch {
    throw new UnusableWorldError('damaged')
  }
}
