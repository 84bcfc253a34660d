/**
 * Resolves in a new browser task, so that the browser can paint and handle clicks first. Use it between the
 * steps of long work.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Resolves after the browser has painted the current screen. Use it for extra work after a click, so that the
 * visible response comes first.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
