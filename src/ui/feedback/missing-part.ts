import { nextTask } from '@/lib/next-task'
import { isReloadHeld, reloadPage } from '@/lib/reload-page'
import { sessionStore } from '@/lib/storage'

const loadFailures = /dynamically imported module|importing a module script|preload CSS/i

/** True when a file of the shop's code did not load: a newer version was deployed, or the connection broke. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && loadFailures.test(error.message)
}

/** The storage key of the reload for a missing file. */
export const reloadKeyOf = ({ message }: Error): string => `missing-part:${message}`

/**
 * Reloads the page for a missing file, once a visit, and only with a connection: a reload without would lose the page. Where
 * something is held (`lib/reload-page`), a button offers it instead.
 */
export async function reloadOnce(error: Error): Promise<void> {
  // The navigation that has met it ends in this task.
  await nextTask()
  const key = reloadKeyOf(error)
  if (isReloadHeld() || !navigator.onLine || sessionStore.read(key)) return
  if (sessionStore.write(key, '1')) await reloadPage()
}
