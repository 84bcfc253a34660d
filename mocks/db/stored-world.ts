import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { type Delta, readDelta, writeDelta } from './delta'
import { createStores } from './stores'
import { columns, tableNames, type Tables } from './tables'

/** Why a stored world was dropped, or (`not-saved`) that this one will not survive a reload. */
export type WorldNotice = 'other-seed' | 'other-schema' | 'damaged' | 'not-saved'

export type SeededWorld = {
  seed: number
  createdAt: Date
  tables: Tables
  /** Changes when the columns or the keys of the seed's rows change, and between a world and a grown one. */
  fingerprint: number
}

export type WorldMaker = {
  seed: number
  create: (createdAt: Date) => Tables
  /** Adds to those rows, to each table when it is first read. */
  grow?: (tables: Tables) => Tables
}

export class UnusableWorldError extends Error {
  readonly notice: WorldNotice

  constructor(notice: WorldNotice) {
    super(`The stored mock world is dropped: ${notice}`)
    this.name = 'UnusableWorldError'
    this.notice = notice
  }
}

export function seededWorld({ seed, create, grow }: WorldMaker, createdAt: Date): SeededWorld {
  const made = create(createdAt)
  const fingerprint = fingerprintOf(made, grow !== undefined)
  return { seed, createdAt, tables: grow?.(made) ?? made, fingerprint }
}

function fingerprintOf(made: Tables, isGrown: boolean): number {
  const stores = createStores(made)
  const keys = tableNames.map((table) => stores[table].keys())
  const shape = JSON.stringify([columns, keys, isGrown])
  let fingerprint = 0
  for (let index = 0; index < shape.length; index += 1) {
    fingerprint = (Math.imul(fingerprint, 31) + shape.charCodeAt(index)) | 0
  }
  return fingerprint
}

export function writeWorld({ seed, createdAt, fingerprint }: SeededWorld, delta: Delta): string {
  return JSON.stringify({ seed, createdAt, fingerprint, delta: writeDelta(delta) })
}

const anything = v.optional(v.unknown())
const worldSchema = v.object({
  seed: anything,
  createdAt: v.string(),
  fingerprint: anything,
  delta: anything,
})

export function creationDateOf(text: string): Date | null {
  const createdAt = new Date(parseStored(text, worldSchema)?.createdAt ?? Number.NaN)
  return Number.isNaN(createdAt.getTime()) ? null : createdAt
}

/** Throws `UnusableWorldError`. Takes the rows of `known` where it has the same date. */
export function readWorld(
  text: string,
  maker: WorldMaker,
  known: SeededWorld,
): { world: SeededWorld; delta: Delta } {
  const stored = parseStored(text, worldSchema)
  const createdAt = creationDateOf(text)
  if (!stored || !createdAt) throw new UnusableWorldError('damaged')
  if (stored.seed !== maker.seed) throw new UnusableWorldError('other-seed')
  const isKnown = known.createdAt.getTime() === createdAt.getTime()
  const world = isKnown ? known : seededWorld(maker, createdAt)
  if (stored.fingerprint !== world.fingerprint) throw new UnusableWorldError('other-schema')
  try {
    return { world, delta: readDelta(stored.delta) }
  } catch {
    throw new UnusableWorldError('damaged')
  }
}
