/**
 * Resolves in a new task, so that the browser can paint and answer clicks in between. Use it for work whose
 * steps may be interrupted, such as the steps of the start.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Resolves when the present screen has been painted. Use it for work that a click causes in addition to its
 * visible answer.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
