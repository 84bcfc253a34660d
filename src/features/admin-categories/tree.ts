import type { AdminCategory, CategoryPlace } from '@/api/generated/model'
import type { SelectOption } from '@/ui/choosing/Select'

/** A category of level 1 with its children. */
export type CategoryBranch = { top: AdminCategory; children: readonly AdminCategory[] }

/**
 * Returns the categories of level 1 with their children, in the sequence of the server's response. A category
 * without a known parent counts as level 1.
 */
export function categoryTreeOf(categories: readonly AdminCategory[]): CategoryBranch[] {
  const ids = new Set(categories.map(({ id }) => id))
  return categories
    .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
    .map((top) => ({ top, children: childCategories(categories, top.id) }))
}

/** Returns the categories directly below the category with this id. */
export function childCategories(categories: readonly AdminCategory[], id: number): AdminCategory[] {
  return categories.filter(({ parent_id }) => parent_id === id)
}

/** Returns all categories, sorted by the new positions of some of them. */
export function categoriesAtNewPositions(
  categories: readonly AdminCategory[],
  places: readonly CategoryPlace[],
): AdminCategory[] {
  const positions = new Map(places.map(({ id, position }) => [id, position]))
  const placed = categories
    .map((row) => ({ ...row, position: positions.get(row.id) ?? row.position }))
    .toSorted((a, b) => a.position - b.position)
  return categoryTreeOf(placed).flatMap(({ top, children }) => [top, ...children])
}

/** Returns the positions of categories with the same parent for the request: 1 for the first, and so on. */
export function categoryPositions(siblings: readonly AdminCategory[]): CategoryPlace[] {
  return siblings.map(({ id, parent_id }, index) => ({ id, parent_id, position: index + 1 }))
}

/** Returns the categories as options of a select. Children are indented. */
export function categoryOptions(categories: readonly AdminCategory[]): SelectOption[] {
  return categories.map(({ id, level, name }) => ({
    value: String(id),
    label: level === 1 ? name : `\u00A0\u00A0\u00A0${name}`,
  }))
}

/**
 * Returns the categories as options for a product. A label contains the parent: "Áo dài › Áo dài cách tân".
 */
export function categoryPathOptions(categories: readonly AdminCategory[]): SelectOption[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.map(({ id, name, parent_id: parent }) => ({
    value: String(id),
    label: [parent === null ? undefined : names.get(parent), name].filter(Boolean).join(' › '),
  }))
}

/**
 * Returns true if the host has English texts. Categories and products then have a field for their English
 * name.
 */
export const hostHasEnglishNames = (categories: readonly AdminCategory[]): boolean =>
  categories.some(({ name_en }) => name_en !== undefined)
