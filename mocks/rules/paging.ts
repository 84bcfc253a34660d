import type { Pagination } from '@/api/generated/model'

/**
 * One page of a list. A page beyond the last is empty and says where the list ends; an empty list has
 * one page.
 */
export function pageOf<Item>(
  items: readonly Item[],
  { page, per_page }: { page: number; per_page: number },
): { items: readonly Item[]; pagination: Pagination } {
  const total = items.length
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const start = (page - 1) * per_page
  return {
    items: items.slice(start, start + per_page),
    pagination: { current_page: page, last_page, per_page, total },
  }
}
