import type { MenuItem } from '@/api/generated/model'

/** An item of the first level with those below it, shown in the shop or not. */
export type MenuBranch = { item: MenuItem; children: MenuItem[] }

/** The menu as two levels in their order. What hangs deeper or on nothing comes up to where it can be seen. */
export function menuBranches(items: readonly MenuItem[]): MenuBranch[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const sorted = items.toSorted((one, other) => one.position - other.position)
  return sorted
    .filter((item) => topOf(item, byId) === item)
    .map((item) => ({
      item,
      children: sorted.filter((child) => child !== item && topOf(child, byId) === item),
    }))
}

function topOf(item: MenuItem, byId: ReadonlyMap<number, MenuItem>): MenuItem {
  const seen = new Set<MenuItem>()
  let at = item
  while (at.parent_id !== null && !seen.has(at)) {
    seen.add(at)
    const parent = byId.get(at.parent_id)
    if (!parent) return at
    at = parent
  }
  // A ring has no top: each of its items is one.
  return at.parent_id === null ? at : item
}

/** The items of branches, numbered as they stand. */
function menuItems(branches: readonly MenuBranch[]): MenuItem[] {
  return branches.flatMap(({ item, children }, index) => [
    { ...item, parent_id: null, position: index + 1 },
    ...children.map((child, place) => ({ ...child, parent_id: item.id, position: place + 1 })),
  ])
}

/** The same menu, numbered without gaps, so that two of them can be compared. */
export function tidyMenu(items: readonly MenuItem[]): MenuItem[] {
  return menuItems(menuBranches(items))
}

/** With an item that is new or changed; a new one, or one that has got another parent, goes to the end there. */
export function withMenuItem(items: readonly MenuItem[], item: MenuItem): MenuItem[] {
  const before = items.find(({ id }) => id === item.id)
  const stays = before?.parent_id === item.parent_id
  const placed = stays ? item : { ...item, position: Number.MAX_SAFE_INTEGER }
  return tidyMenu(before ? items.map((one) => (one === before ? placed : one)) : [...items, placed])
}

/** Without an item and those below it. */
export function withoutMenuItem(items: readonly MenuItem[], id: number): MenuItem[] {
  return tidyMenu(items.filter((item) => item.id !== id && item.parent_id !== id))
}

/** With an item of a level put to another place among its siblings. */
export function withMoved(
  items: readonly MenuItem[],
  parentId: number | null,
  from: number,
  to: number,
): MenuItem[] {
  const branches = menuBranches(items)
  if (parentId === null) return menuItems(put(branches, from, to))
  return menuItems(
    branches.map((branch) =>
      branch.item.id === parentId
        ? { ...branch, children: put(branch.children, from, to) }
        : branch,
    ),
  )
}

function put<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** An id that no item has yet. */
export function freeMenuId(items: readonly MenuItem[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}
