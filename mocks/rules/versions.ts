/**
 * When a row was changed, as ISO 8601. Always later than before, even while the clock stands still, so
 * that two versions never look the same.
 */
export function nextVersion(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(previous).getTime() + 1)).toISOString()
}

/** Whether somebody changed the row since `edited` was read. Who sends no version wins. */
export function isOutdated(edited: string | undefined, current: string): boolean {
  return edited !== undefined && new Date(edited).getTime() !== new Date(current).getTime()
}
