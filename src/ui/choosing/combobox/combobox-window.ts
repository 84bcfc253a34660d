/** Height of an option in px: one line, as high as a touch target. */
export const optionHeight = 44
/** Options the open list has room for. */
const shown = 8
/** Options kept ready above and below. */
const spare = 8

/**
 * Which options of a long list exist in the page, from the first row in sight: `from` inclusive, `to` exclusive.
 * A list of 700 costs 2 s to open on a slow phone when all of them do.
 */
export function optionWindow(firstInSight: number, count: number) {
  const first = Math.min(firstInSight, Math.max(0, count - shown))
  return { from: Math.max(0, first - spare), to: Math.min(count, first + shown + spare) }
}

/** Scroll position in px that shows option `index` in a list `height` px high, moving as little as possible. */
export function scrollTopFor(index: number, scrollTop: number, height: number): number {
  const top = index * optionHeight
  return Math.min(top, Math.max(scrollTop, top + optionHeight - height))
}
