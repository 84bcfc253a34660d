import type { QueryClient } from '@tanstack/react-query'
import { kept } from '@/lib/kept'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The facts that openapi.yaml declares about each operation. The generated query options contain them.
     */
    queryMeta: {
      /**
       * True if the response belongs to one person. `partly` means that only the response to a call with a
       * token belongs to a person.
       */
      personal: boolean | 'partly'
      staffContent: boolean
    }
    mutationMeta: { changes: 'staff-content' }
  }
}

/**
 * The storage entry that changes with every write by staff. The browser's `storage` event then tells the
 * other browser tabs to load the content again.
 */
export const storedContentChange = kept('content_changed')

/** Returns mutation options with a mark: after the mutation, all queries with `staffContent` are stale. */
export function withStaffContentMark<Options extends object>(options: Options) {
  return { ...options, meta: { changes: 'staff-content' as const } }
}

/**
 * Makes all queries with `staffContent` stale. Queries on the screen load again at once. All others load
 * again when they are shown.
 */
export function refreshStaffContent(client: QueryClient): Promise<void> {
  // A query without `meta` becomes stale too, because an unnecessary request does less harm than old data.
  return client.invalidateQueries({ predicate: ({ meta }) => meta?.staffContent !== false })
}

/**
 * Returns the rows with the saved row in place of the old one. With the old row, a second edit before the
 * next refetch would send the old version, which the host refuses as a conflict.
 */
export function withSavedRow<Row extends { id: number }>(rows: readonly Row[], saved: Row): Row[] {
  return rows.map((row) => (row.id === saved.id ? saved : row))
}

/** Shows a write by staff in all browser tabs without a reload. */
export function announceStaffContent(client: QueryClient, now = Date.now()): void {
  void refreshStaffContent(client)
  storedContentChange.write(String(now))
}
