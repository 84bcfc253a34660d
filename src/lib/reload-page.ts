import { useLayoutEffect } from 'react'
import { kept, person } from './kept'
import { nextTask } from './next-task'

/** Writes, uploads and navigations on their way. */
const onTheWay = new Set<Promise<unknown>>()

// The work of a person who has left blocks no reload.
person.onLeft(() => onTheWay.clear())

/** One for each form or sheet that holds something typed and not saved. */
const typed = new Set<symbol>()

/** Blocks a reload of the page until `work` has ended. Returns `work`. */
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

/** True while a reload would lose unsaved input or running work. */
function isReloadHeld(): boolean {
  return typed.size > 0 || onTheWay.size > 0
}

/**
 * Reloads the page after a click that asks for it. The only place that reloads. It waits for running work and
 * its consequences. The browser asks before it loses typed text.
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

/** Blocks automatic reloads while `isTyped`: the component holds unsaved input. */
export function useTyped(isTyped: boolean): void {
  // A layout effect, so that it holds as soon as the text is seen.
  useLayoutEffect(
    function holdWhileTyped() {
      return isTyped ? holdTyped() : undefined
    },
    [isTyped],
  )
}

const loadFailures = /dynamically imported module|importing a module script|preload CSS/i

/**
 * True when a file of the shop's code did not load: a newer version was deployed, or the connection broke.
 */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && loadFailures.test(error.message)
}

/** Marks that the page was reloaded for a missing file. */
export const reloadFor = ({ message }: Error) => kept('missing_part', message)

/**
 * Reloads the page for a screen or a start whose file is missing, once a visit, and only with a connection: a
 * reload without would lose the page. Where something is held (`lib/reload-page`), a button offers it
 * instead.
 */
export async function reloadOnce(error: Error): Promise<void> {
  // The navigation that has met it ends in this task.
  await nextTask()
  const mark = reloadFor(error)
  if (isReloadHeld() || !navigator.onLine || mark.read()) return
  if (mark.write('1')) await reloadPage()
}
