import type { QueryClient } from '@tanstack/react-query'
import { localStore } from '@/lib/storage'

declare module '@tanstack/react-query' {
  interface Register {
    /** What the cache knows of an answer; openapi.yaml says it, and the generated options carry it. */
    queryMeta: {
      /** Whether the answer belongs to one person, or holds a word about them. */
      personal: boolean | 'partly'
      /** Whether the answer may be another one after a write of the staff. */
      staffContent: boolean
    }
    mutationMeta: { changes: 'staff-content' }
  }
}

/** Written after every change of the staff, so that the browser's other tabs hear of it. */
export const contentKey = 'content_changed'

/** Marks the options of a generated mutation: what it writes shows in answers marked `staffContent`. */
export function changingStaffContent<Options extends object>(options: Options) {
  return { ...options, meta: { changes: 'staff-content' as const } }
}

/** Asks anew for what staff can change and is on screen; the rest is asked for when it is looked at. */
export function refreshStaffContent(client: QueryClient): Promise<void> {
  // What does not say is asked for as well: better once too often than an old answer.
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.staffContent !== false })
}

/** Staff changed something: this tab and every other one of this browser shows it without a reload. */
export function announceStaffContent(client: QueryClient, now = Date.now()): void {
  void refreshStaffContent(client)
  localStore.write(contentKey, String(now))
}
