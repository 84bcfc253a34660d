import type { QueryClient } from '@tanstack/react-query'
import { session } from '@/api/session'
import { userQuery } from '@/features/auth/queries'
import { endSessionAtom } from '@/features/auth/state'
import type { createStore } from '@/lib/store'

/**
 * Resumes the stored session: requests its user alongside the first screen (Product §4). The session ends as soon as
 * the server rejects its token in any call.
 */
export function followSession(store: ReturnType<typeof createStore>, client: QueryClient): void {
  session.onExpired(() => store.set(endSessionAtom, true))
  if (!session.token()) return
  void client.prefetchQuery(userQuery(0))
}
