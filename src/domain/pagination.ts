import type { Pagination } from '@/api/generated/model'

/** True where an empty page lies past the last one: the list itself is not empty. */
export function isPastEnd({ total, current_page, last_page }: Pagination): boolean {
  return total === null ? current_page > 1 || last_page > 1 : total > 0
}
