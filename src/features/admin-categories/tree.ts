import type { AdminCategory, CategoryPlace } from '@/api/generated/model'
import type { Option } from '@/ui/choosing/Select'

/** A category of level 1 with those below it. */
export type Branch = { top: AdminCategory; children: readonly AdminCategory[] }

/** The two levels, in the order of the answer. One whose parent is missing stands on its own. */
export function treeOf(categories: readonly AdminCategory[]): Branch[] {
  const ids = new Set(categories.map(({ id }) => id))
  return categories
    .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
    .map((top) => ({ top, children: childrenOf(categories, top.id) }))
}

export function childrenOf(categories: readonly AdminCategory[], id: number): AdminCategory[] {
  return categories.filter(({ parent_id }) => parent_id === id)
}

/** The whole list after siblings were put in these places. */
export function withPlaces(
  categories: readonly AdminCategory[],
  places: readonly CategoryPlace[],
): AdminCategory[] {
  const positions = new Map(places.map(({ id, position }) => [id, position]))
  const placed = categories
    .map((one) => ({ ...one, position: positions.get(one.id) ?? one.position }))
    .toSorted((one, other) => one.position - other.position)
  return treeOf(placed).flatMap(({ top, children }) => [top, ...children])
}

/** What the server is told of an order of siblings. */
export function placesOf(siblings: readonly AdminCategory[]): CategoryPlace[] {
  return siblings.map(({ id, parent_id }, index) => ({ id, parent_id, position: index + 1 }))
}

/** The tree as the choices of a select, children set in below their parent. */
export function categoryOptions(categories: readonly AdminCategory[]): Option[] {
  return categories.map(({ id, level, name }) => ({
    value: String(id),
    label: level === 1 ? name : `\u00A0\u00A0\u00A0${name}`,
  }))
}

/** The categories for a product, each with its parent's name before its own. */
export function categoryPaths(categories: readonly AdminCategory[]): Option[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.map(({ id, name, parent_id: parent }) => ({
    value: String(id),
    label: [parent === null ? undefined : names.get(parent), name].filter(Boolean).join(' › '),
  }))
}

/**
 * True for a host with English texts: it has a field for those of categories, and then for those of products
 * as well.
 */
export const knowsEnglish = (categories: readonly AdminCategory[]): boolean =>
  categories.some(({ name_en }) => name_en !== undefined)
