/**
 * Returns when a server that is busy (429, 503) may be asked again, in ms since 1970, from its `Retry-After`: seconds
 * or a date. `undefined` where it does not say, or says nonsense. Across origins the API has to expose the header.
 */
export function retryTime(
  status: number,
  header: string | null,
  now = Date.now(),
): number | undefined {
  if (header === null || (status !== 429 && status !== 503)) return undefined
  const time = /^\d+$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.max(time, now)
}
