import type { Tables } from '~mocks/db/tables'
import { emptyWorld } from './empty'
import { largeWorld } from './large'

/** What a world holds: the seed's rows, 10,000 products and orders, or nothing on sale yet. */
export const worldSizes = ['usual', 'large', 'empty'] as const

export type WorldSize = (typeof worldSizes)[number]

export function isWorldSize(text: unknown): text is WorldSize {
  return worldSizes.some((size) => size === text)
}

const changes: Readonly<Record<WorldSize, (tables: Tables) => Tables>> = {
  usual: (tables) => tables,
  large: largeWorld,
  empty: emptyWorld,
}

/** Returns a world of this size, made of the usual one. */
export function sizedWorld(tables: Tables, size: WorldSize): Tables {
  return changes[size](tables)
}
