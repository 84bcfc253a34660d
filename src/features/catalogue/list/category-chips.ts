import type { Category, CategoryLink } from '@/api/generated/model'

export type CategoryChip = {
  /** Empty for "all", whose name is a translated text. */
  name: string
  current: boolean
  /** Another list, or this one filtered by a category; `filter: undefined` removes the filter. */
  target: { list: string } | { filter: string | undefined }
}

type ListPosition = {
  /** The list's category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
  filter: string | undefined
}

/**
 * Returns the slug of the category whose children are offered: the list's own, or the parent of a
 * subcategory.
 */
export function stripParent({ slug, category }: Omit<ListPosition, 'filter'>): string | null {
  return category?.parent?.slug ?? slug
}

/**
 * Filters of a top category and of all products; a subcategory is shown among its siblings, each a list of
 * its own.
 */
export function categoryChips(
  { slug, category, filter }: ListPosition,
  offered: readonly Category[],
): CategoryChip[] {
  if (offered.length === 0) return []
  const parent = category?.parent?.slug
  const isCurrent = (option: string | undefined) => option === (parent ? slug : filter)
  const targetOf = (option: string | undefined): CategoryChip['target'] =>
    parent ? { list: option ?? parent } : { filter: option }
  return [undefined, ...offered].map((option) => ({
    name: option?.name ?? '',
    current: isCurrent(option?.slug),
    target: targetOf(option?.slug),
  }))
}
