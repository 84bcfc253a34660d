/** Returns when a busy server may be asked again, in ms since 1970, where an error says so. */
export function retryTimeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return undefined
  return typeof error.retryAt === 'number' ? error.retryAt : undefined
}
