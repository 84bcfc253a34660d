/** Returns when a busy server may be asked again, in ms since 1970, where an error says so. */
export function retryTimeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return undefined
  return typeof error.retryAt === 'number' ? error.retryAt : undefined
}

/** Formats a time on the visitor's own clock: `13:45:10`. Seconds count where somebody waits. */
export function formatClock(ms: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(ms)
}
