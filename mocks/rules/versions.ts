/** Always later than `previous`, even with a fixed clock, so that two versions differ. */
export function nextVersion(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(previous).getTime() + 1)).toISOString()
}

/** True when the row has changed since the version `edited`. A request without a version is never outdated. */
export function isOutdated(edited: string | undefined, current: string): boolean {
  return edited !== undefined && new Date(edited).getTime() !== new Date(current).getTime()
}
