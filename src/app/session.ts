import type { QueryClient } from '@tanstack/react-query'
import { session } from '@/api/session'
import { endSessionAtom } from '@/features/auth/state'
import type { createStore } from '@/lib/store'

/**
 * Takes up the session that the browser kept: its user is asked for beside everything else (spec §4), in a real
 * build by the HTML already (early.ts), so that no call waits for this part's code.
 * A token that the server refuses, with whatever call, ends it here.
 */
export function followSession(store: ReturnType<typeof createStore>, client: QueryClient): void {
  session.whenExpired(() => store.set(endSessionAtom, true))
  if (!session.token()) return
  import('@/features/auth/queries')
    .then(({ userQuery }) => client.prefetchQuery(userQuery(0)))
    .catch(reportError)
}
