import { useLayoutEffect } from 'react'
import { kept, person } from './kept'
import { nextTask } from './next-task'

/** Writes, uploads and navigations that have not finished. */
const onTheWay = new Set<Promise<unknown>>()

// Unfinished work of a person who has left must not block a reload.
person.onLeft(() => onTheWay.clear())

/** One symbol for each form and sheet that holds unsaved text. */
const typed = new Set<symbol>()

/** Blocks automatic reloads of the page until `work` has ended. Returns `work` itself. */
export function blockReload<T>(work: Promise<T>): Promise<T> {
  onTheWay.add(work)
  const end = () => onTheWay.delete(work)
  work.then(end, end)
  return work
}

/**
 * Blocks automatic reloads because the page holds unsaved text. Call the returned function when the text is
 * saved or discarded.
 */
export function holdUnsavedText(): () => void {
  const hold = Symbol('typed')
  typed.add(hold)
  return () => void typed.delete(hold)
}

/** Returns true while a reload would lose unsaved text or interrupt work. */
function isReloadHeld(): boolean {
  return typed.size > 0 || onTheWay.size > 0
}

/**
 * Reloads the page. Only app/page-start.ts reloads it too, before the app has started. The reload waits until
 * running work and the work that follows it have ended. If the page holds unsaved text, the browser asks the
 * person first.
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

/** Blocks automatic reloads while `isTyped` is true, which means that the component holds unsaved text. */
export function useReloadBlock(isTyped: boolean): void {
  // A layout effect runs before the browser paints, so unsaved text is protected before anybody sees it.
  useLayoutEffect(
    function holdWhileTyped() {
      return isTyped ? holdUnsavedText() : undefined
    },
    [isTyped],
  )
}

const loadFailures = /dynamically imported module|importing a module script|preload CSS/i

/**
 * Returns true if the error means that a file of the shop's code could not be loaded. Either a newer version
 * was deployed, or the connection was lost.
 */
export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && loadFailures.test(error.message)
}

/**
 * Returns the storage entry that records a reload for a missing file. The entry prevents a second reload for
 * the same file.
 */
export const reloadMarkOf = ({ message }: Error) => kept('missing_part', message)

/**
 * Reloads the page because a file of its code is missing. The reload happens once for each file in a browser
 * tab. The browser must be online, and the page must hold neither unsaved text nor running work. Otherwise
 * the page stays and offers a button.
 */
export async function reloadOnce(error: Error): Promise<void> {
  // The failed navigation ends within the current task. Until then it counts as running work and would
  // prevent the reload.
  await nextTask()
  const mark = reloadMarkOf(error)
  if (isReloadHeld() || !navigator.onLine || mark.read()) return
  if (mark.write('1')) await reloadPage()
}
