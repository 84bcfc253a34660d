import type { AdminCategory, CategoryPlace } from '@/api/generated/model'
import type { Option } from '@/ui/choosing/Select'

/** A category of level 1 with its children. */
export type Branch = { top: AdminCategory; children: readonly AdminCategory[] }

/**
 * Returns the two levels, in the sequence of the answer. A category without a known parent counts as a
 * category of level 1.
 */
export function treeOf(categories: readonly AdminCategory[]): Branch[] {
  const ids = new Set(categories.map(({ id }) => id))
  return categories
    .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
    .map((top) => ({ top, children: childrenOf(categories, top.id) }))
}

/** Returns the categories directly below the category with this id. */
export function childrenOf(categories: readonly AdminCategory[], id: number): AdminCategory[] {
  return categories.filter(({ parent_id }) => parent_id === id)
}

/** Returns the whole list with new positions of siblings. */
export function withPlaces(
  categories: readonly AdminCategory[],
  places: readonly CategoryPlace[],
): AdminCategory[] {
  const positions = new Map(places.map(({ id, position }) => [id, position]))
  const placed = categories
    .map((row) => ({ ...row, position: positions.get(row.id) ?? row.position }))
    .toSorted((a, b) => a.position - b.position)
  return treeOf(placed).flatMap(({ top, children }) => [top, ...children])
}

/** Returns the positions of siblings for the request. */
export function categoryPlaces(siblings: readonly AdminCategory[]): CategoryPlace[] {
  return siblings.map(({ id, parent_id }, index) => ({ id, parent_id, position: index + 1 }))
}

/** Returns the categories in the form of options for a select, with indented children. */
export function categoryOptions(categories: readonly AdminCategory[]): Option[] {
  return categories.map(({ id, level, name }) => ({
    value: String(id),
    label: level === 1 ? name : `\u00A0\u00A0\u00A0${name}`,
  }))
}

/** Returns the options for a product. Each option contains the name of the parent category. */
export function categoryPaths(categories: readonly AdminCategory[]): Option[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.map(({ id, name, parent_id: parent }) => ({
    value: String(id),
    label: [parent === null ? undefined : names.get(parent), name].filter(Boolean).join(' › '),
  }))
}

/** Returns true where the host has English texts. Categories and products then have a field for them. */
export const knowsEnglish = (categories: readonly AdminCategory[]): boolean =>
  categories.some(({ name_en }) => name_en !== undefined)
