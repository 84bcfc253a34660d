import type { Category, CategoryLink } from '@/api/generated/model'

export type CategoryChip = {
  /**
   * The name of a category. For the chip "all" it is '', because the component translates the text of this
   * chip.
   */
  name: string
  current: boolean
  /** A link to another product list, or a filter of this list. `filter: undefined` removes the filter. */
  target: { list: string } | { filter: string | undefined }
}

type ListPosition = {
  /** The list's category, or null for all products. */
  slug: string | null
  category: CategoryLink | null | undefined
  filter: string | undefined
}

/**
 * Returns the slug of the category whose children the strip shows: the category of the list, or the parent if
 * the list is a subcategory. Returns null for the top categories.
 */
export function parentSlugOfStrip({ slug, category }: Omit<ListPosition, 'filter'>): string | null {
  return category?.parent?.slug ?? slug
}

/**
 * Returns the chips of the strip. In the list of a top category or of all products, each chip is a filter. In
 * the list of a subcategory, each chip is a link to a sibling.
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
