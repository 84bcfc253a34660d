/** Pages shown on either side of the current one (Product §9). */
const around = 2

/** A page number, or a gap of pages left out. */
export type PageItem = number | 'gap'

/**
 * First, last and 2 pages around the current one, with gaps between. A gap of a single page is that page.
 * Pages count from 1; a current page out of range counts as the nearest one.
 */
export function pageItems(current: number, last: number): PageItem[] {
  const here = Math.min(Math.max(current, 1), last)
  const near = Array.from({ length: around * 2 + 1 }, (_, index) => here - around + index)
  const shown = [1, ...near.filter((page) => page > 1 && page < last), last]
  return [...new Set(shown)].flatMap((page, index, pages) => [
    ...between(pages[index - 1] ?? 0, page),
    page,
  ])
}

function between(before: number, page: number): PageItem[] {
  const left = page - before - 1
  if (left === 0) return []
  return left === 1 ? [page - 1] : ['gap']
}
