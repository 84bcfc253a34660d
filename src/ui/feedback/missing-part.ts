import { sessionStore } from '@/lib/storage'

const loadFailures = /dynamically imported module|importing a module script|preload CSS/i

/**
 * Whether an error says that a part of the shop's code could not be fetched: a newer version took its place, or the
 * connection broke.
 */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && loadFailures.test(error.message)
}

/**
 * Reloads the page for a missing part, once a visit: the new version may have it. The router does the same for
 * screens and remembers it under the same name. Without a connection the page at hand is worth more than none.
 */
export function reloadOnce({ message }: Error): void {
  const key = `tanstack_router_reload:${message}`
  if (navigator.onLine && !sessionStore.read(key) && sessionStore.write(key, '1')) location.reload()
}
