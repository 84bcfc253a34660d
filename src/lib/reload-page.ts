import { person } from './kept'
import { nextTask } from './next-task'

/** Writes, uploads and navigations on their way. */
const onTheWay = new Set<Promise<unknown>>()

// Nobody hears of the work of somebody who has left.
person.onLeft(() => onTheWay.clear())

/** One for each form or sheet that holds something typed and not saved. */
const typed = new Set<symbol>()

/** The page is not loaded anew before `work` has ended. Returns `work`. */
export function holdReload<T>(work: Promise<T>): Promise<T> {
  onTheWay.add(work)
  const end = () => onTheWay.delete(work)
  work.then(end, end)
  return work
}

/** The page holds something typed and not saved, until the returned function is called. */
export function holdTyped(): () => void {
  const hold = Symbol('typed')
  typed.add(hold)
  return () => void typed.delete(hold)
}

/** True while a reload would take something out of somebody's hands. */
export function isReloadHeld(): boolean {
  return typed.size > 0 || onTheWay.size > 0
}

/**
 * Loads the page anew, after a click that asks for it: the one place that does. It waits for what is on its way, and what follows
 * from that; the browser asks before it loses what is typed.
 */
export async function reloadPage(): Promise<void> {
  while (onTheWay.size > 0) {
    await Promise.allSettled(onTheWay)
    await nextTask()
  }
  const ask = (event: Event) => event.preventDefault()
  if (typed.size > 0) window.addEventListener('beforeunload', ask, { once: true })
  window.location.reload()
}
