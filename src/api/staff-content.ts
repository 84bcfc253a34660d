import type { QueryClient } from '@tanstack/react-query'
import { kept } from '@/lib/kept'

declare module '@tanstack/react-query' {
  interface Register {
    /** Declared in openapi.yaml for each operation; the generated query options carry it. */
    queryMeta: {
      /** The answer belongs to one person; `partly` when only some of its fields do. */
      personal: boolean | 'partly'
      staffContent: boolean
    }
    mutationMeta: { changes: 'staff-content' }
  }
}

/** Every write of the staff changes this key. Its `storage` event reaches the browser's other tabs. */
export const contentChanged = kept('content_changed')

/** Adds to the options of a mutation that queries with `staffContent` are stale after it. */
export function changingStaffContent<Options extends object>(options: Options) {
  return { ...options, meta: { changes: 'staff-content' as const } }
}

/**
 * Makes all queries with `staffContent` stale: those on screen load again now, the others when they are
 * shown.
 */
export function refreshStaffContent(client: QueryClient): Promise<void> {
  // A query without meta counts as stale too: one call too many is better than old data.
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.staffContent !== false })
}

/**
 * Returns rows with the version from the answer to a save. The row may be edited again before a refetch, and
 * the host would refuse the old version as a conflict.
 */
export function withSaved<Row extends { id: number }>(rows: readonly Row[], saved: Row): Row[] {
  return rows.map((row) => (row.id === saved.id ? saved : row))
}

/** Shows a write of the staff in this tab and in the browser's other tabs, without a reload. */
export function announceStaffContent(client: QueryClient, now = Date.now()): void {
  void refreshStaffContent(client)
  contentChanged.write(String(now))
}
