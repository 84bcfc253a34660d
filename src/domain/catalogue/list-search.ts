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
  const category = textOf(raw.category)
  const q = textOf(raw.q)
  return {
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
    ...(sort && sort !== 'default' && { sort }),
    ...(category && { category }),
    ...(q && { q }),
  }
}

function textOf(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText ? String(value).trim().slice(0, 255) : ''
}
