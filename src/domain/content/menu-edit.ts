import type { MenuItem } from '@/api/generated/model'

/** A menu item of the first level and its children. Hidden items are included. */
export type MenuBranch = { item: MenuItem; children: MenuItem[] }

/**
 * Returns the menu items as a tree of two levels, sorted by position. Items below the second level move up to
 * the second level, and items without a known parent move to the first level, so that all stay visible.
 */
export function menuBranches(items: readonly MenuItem[]): MenuBranch[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const sorted = items.toSorted((a, b) => a.position - b.position)
  return sorted
    .filter((item) => topOf(item, byId) === item)
    .map((item) => ({
      item,
      children: sorted.filter((child) => child !== item && topOf(child, byId) === item),
    }))
}

function topOf(item: MenuItem, byId: ReadonlyMap<number, MenuItem>): MenuItem {
  const seen = new Set<MenuItem>()
  let current = item
  while (current.parent_id !== null && !seen.has(current)) {
    seen.add(current)
    const parent = byId.get(current.parent_id)
    if (!parent) return current
    current = parent
  }
  // If the parents form a cycle, there is no top, so the item itself counts as the top.
  return current.parent_id === null ? current : item
}

/** Returns the items of a menu tree as a list, with positions that follow their order. */
function menuItems(branches: readonly MenuBranch[]): MenuItem[] {
  return branches.flatMap(({ item, children }, index) => [
    { ...item, parent_id: null, position: index + 1 },
    ...children.map((child, order) => ({ ...child, parent_id: item.id, position: order + 1 })),
  ])
}

/** Returns the items of a menu with positions that have no gaps, so that two menus can be compared. */
export function menuWithTidyPositions(items: readonly MenuItem[]): MenuItem[] {
  return menuItems(menuBranches(items))
}

/**
 * Adds an item to the menu, or replaces the item with the same id. A new item goes to the end of its level,
 * and so does an item with a new parent.
 */
export function withMenuItem(items: readonly MenuItem[], item: MenuItem): MenuItem[] {
  const before = items.find(({ id }) => id === item.id)
  const stays = before?.parent_id === item.parent_id
  const placed = stays ? item : { ...item, position: Number.MAX_SAFE_INTEGER }
  return menuWithTidyPositions(
    before ? items.map((known) => (known === before ? placed : known)) : [...items, placed],
  )
}

/** Removes a menu item and its children. */
export function withoutMenuItem(items: readonly MenuItem[], id: number): MenuItem[] {
  return menuWithTidyPositions(items.filter((item) => item.id !== id && item.parent_id !== id))
}

/** Moves a menu item to another index within its level. */
export function withMenuItemMoved(
  items: readonly MenuItem[],
  parentId: number | null,
  from: number,
  to: number,
): MenuItem[] {
  const branches = menuBranches(items)
  if (parentId === null) return menuItems(moved(branches, from, to))
  return menuItems(
    branches.map((branch) =>
      branch.item.id === parentId
        ? { ...branch, children: moved(branch.children, from, to) }
        : branch,
    ),
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns an id that no menu item has yet. */
export function freeMenuItemId(items: readonly MenuItem[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
