import type { Category, CategoryLink } from '@/api/generated/model'

/** One choice of the filter strip. */
export type CategoryChip = {
  /** Empty for all of them: its name is a text of ours. */
  name: string
  current: boolean
  /** Another list, or this one narrowed to a category; narrowed to none without a slug. */
  goal: { list: string } | { filter: string | undefined }
}

type Place = {
  /** The list's category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
  filter: string | undefined
}

/** The category whose children are offered: the list's own, or the one above where it has none itself. */
export function stripParent({ slug, category }: Omit<Place, 'filter'>): string | null {
  return category?.parent?.slug ?? slug
}

/**
 * The choices of the filter strip. A top category and the list of all products are narrowed in place; a category
 * at the bottom of the tree stands among its neighbours, each of which is a list of its own.
 */
export function categoryChips(
  { slug, category, filter }: Place,
  offered: readonly Category[],
): CategoryChip[] {
  if (offered.length === 0) return []
  const above = category?.parent?.slug
  const isCurrent = (one: string | undefined) => one === (above ? slug : filter)
  const goalOf = (one: string | undefined): CategoryChip['goal'] =>
    above ? { list: one ?? above } : { filter: one }
  return [undefined, ...offered].map((one) => ({
    name: one?.name ?? '',
    current: isCurrent(one?.slug),
    goal: goalOf(one?.slug),
  }))
}
