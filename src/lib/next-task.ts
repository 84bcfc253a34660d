/**
 * Resolves in a task of its own: what is awaited in between can be painted, and a click be answered. For work
 * that has no order of its own to follow, such as the steps of the start.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Resolves when what is on the screen now has been painted: for what a click leads to beside its answer. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
