import type { MenuItem } from '@/api/generated/model'
import { appPath } from '@/lib/links'

export type MenuNode = { item: MenuItem; children: MenuItem[] }

/** The visible menu: top items in their order, each with its visible children (Product §3: `parent_id`, `is_active`). */
export function menuTree(items: readonly MenuItem[]): MenuNode[] {
  const visible = items.filter((item) => item.is_active).toSorted((a, b) => a.position - b.position)
  return visible
    .filter((item) => item.parent_id === null)
    .map((item) => ({ item, children: visible.filter((child) => child.parent_id === item.id) }))
}

/** The top items of the visible menu that lead to a category: the menu may also name offers and pages to read. */
export function menuCategories(items: readonly MenuItem[]): MenuItem[] {
  return menuTree(items)
    .map(({ item }) => item)
    .filter(({ final_url }) => appPath(final_url)?.startsWith('/category/'))
}
