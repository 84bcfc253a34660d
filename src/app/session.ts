import type { QueryClient } from '@tanstack/react-query'
import { session } from '@/api/session'
import { userQuery } from '@/features/auth/queries'
import { endSessionAtom } from '@/features/auth/state'
import type { createStore } from '@/lib/store'

/**
 * Takes up the session that the browser kept: its user is asked for beside everything else (Product §4).
 * A token that the server refuses, with whatever call, ends it here.
 */
export function followSession(store: ReturnType<typeof createStore>, client: QueryClient): void {
  session.onExpired(() => store.set(endSessionAtom, true))
  if (!session.token()) return
  void client.prefetchQuery(userQuery(0))
}
