/** When a request began and when its answer was there, in ms. */
export interface Request {
  start: number
  end: number
}

/**
 * Returns the requests in starting order, each with its wave: one more than the latest wave that had ended by then.
 * A chain of n waves takes at least n times the link's latency, whatever its bandwidth.
 */
export function inWaves<R extends Request>(requests: readonly R[]): (R & { wave: number })[] {
  const counted: (R & { wave: number })[] = []
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = counted.filter(({ end }) => end <= request.start)
    counted.push({ ...request, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return counted
}
