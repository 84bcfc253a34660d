import type { Category, CategoryLink } from '@/api/generated/model'

export type CategoryChip = {
  /** Empty for the chip "all", because its text is translated. */
  name: string
  current: boolean
  /** Another list, or a filter of the same list. `filter: undefined` removes the filter. */
  target: { list: string } | { filter: string | undefined }
}

type ListPosition = {
  /** The list's category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
  filter: string | undefined
}

/**
 * Returns the slug of the category that has its children in the strip: the list's own category, or the parent
 * of a subcategory.
 */
export function stripParent({ slug, category }: Omit<ListPosition, 'filter'>): string | null {
  return category?.parent?.slug ?? slug
}

/**
 * Returns the chips of a strip. For a top category and for "all products", each chip filters the list. For a
 * subcategory, each chip links to a sibling.
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
