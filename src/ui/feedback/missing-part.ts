import { kept } from '@/lib/kept'
import { nextTask } from '@/lib/next-task'
import { isReloadHeld, reloadPage } from '@/lib/reload-page'

const loadFailures = /dynamically imported module|importing a module script|preload CSS/i

/** True when a file of the shop's code did not load: a newer version was deployed, or the connection broke. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && loadFailures.test(error.message)
}

/** Marks that the page was reloaded for a missing file. */
export const reloadFor = ({ message }: Error) => kept('missing_part', message)

/**
 * Reloads the page for a screen or a start whose file is missing, once a visit, and only with a connection: a reload without would lose the page. Where
 * something is held (`lib/reload-page`), a button offers it instead.
 */
export async function reloadOnce(error: Error): Promise<void> {
  // The navigation that has met it ends in this task.
  await nextTask()
  const mark = reloadFor(error)
  if (isReloadHeld() || !navigator.onLine || mark.read()) return
  if (mark.write('1')) await reloadPage()
}
