import type { Category, CategoryLink } from '@/api/generated/model'

export type CategoryChip = {
  /** Empty for "all": that text is translated. */
  name: string
  current: boolean
  /** Another list, or a filter of this one. `filter: undefined` removes the filter. */
  target: { list: string } | { filter: string | undefined }
}

type ListPosition = {
  /** The list's category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
  filter: string | undefined
}

/**
 * Returns the slug of the category whose children the strip offers: the list's own, or the parent of a
 * subcategory.
 */
export function stripParent({ slug, category }: Omit<ListPosition, 'filter'>): string | null {
  return category?.parent?.slug ?? slug
}

/**
 * Returns the chips of a strip. A top category and "all products" are filtered. A subcategory links to its
 * siblings.
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
