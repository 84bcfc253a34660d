import type { ProductSort } from '@/api/generated/model'

/** Spec §9, in the order in which they are offered. */
export const productSorts = [
  'default',
  'high-to-low',
  'low-to-high',
] as const satisfies ProductSort[]

/** Where in a list somebody stands, as the URL says it; what equals the default is absent. */
export type ListPlace = { page?: number; sort?: ProductSort; category?: string; q?: string }

/** Reads a list's place from query parameters; anything unusable falls back to the default by being absent. */
export function listPlace(raw: Readonly<Record<string, unknown>>): ListPlace {
  const page = Number(raw.page)
  const sort = productSorts.find((one) => one === raw.sort)
  return {
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
    ...(sort && sort !== 'default' && { sort }),
    ...textOf('category', raw.category),
    ...textOf('q', raw.q),
  }
}

function textOf<K extends string>(key: K, value: unknown): { [P in K]?: string } {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text ? ({ [key]: text.slice(0, 255) } as { [P in K]?: string }) : {}
}
