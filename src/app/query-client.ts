import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { cachedPerLanguage, sameInEveryLanguage } from '@/api/content-language'
import { ApiError, isGone, isWorthRetrying } from '@/api/errors'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { seenAt } from '@/api/preload'
import { announceStaffContent } from '@/api/staff-content'

/** A read asks a busy server again by itself so often, and waits at most so long for it (Product §11.3). */
const patience = { tries: 3, ms: 60_000 }

/** How long a busy server asks to wait from now; `undefined` where it does not say. */
function askedWait(error: unknown): number | undefined {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined
  return retryAt === undefined ? undefined : Math.max(retryAt - Date.now(), 0)
}

function isTriedAgain(failures: number, error: unknown): boolean {
  const wait = askedWait(error)
  if (wait === undefined) return failures < 1 && isWorthRetrying(error)
  return failures < patience.tries && wait <= patience.ms
}

/** What the worker answers is as old as it was kept, and late (Product §2.18). */
function keepAge(data: unknown, query: Query<unknown, unknown>): void {
  const at = seenAt.get(Object(data))
  if (at) query.setState({ dataUpdatedAt: Number(at), isInvalidated: true })
}

/**
 * A failed refresh leaves what is on screen. What the shop shows that does not exist any more leaves it; in
 * the back office a form may be filled above the old data.
 */
function dropGone(error: unknown, query: Query<unknown, unknown>): void {
  const isOfStaff = String(query.queryKey[0]).startsWith('/api/admin/')
  if (isGone(error) && !isOfStaff) query.setState({ data: undefined })
}

/**
 * Reads stay fresh for a minute and are retried once when that can help, or when a busy server says that it
 * can be asked again; writes are never repeated (Product §12.1). A component that mounts does not repeat a
 * failed read: the loader does on each visit, and the retry button.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...cachedPerLanguage,
        staleTime: 60_000,
        retry: isTriedAgain,
        retryDelay: (_, error) => Math.max(askedWait(error) ?? 0, 400),
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: dropGone, onSuccess: keepAge }),
    mutationCache: new MutationCache({
      // Runs after the write's own `onSuccess`, which may have put the answer into the cache.
      onSettled(_data, error, _variables, _result, { meta }, { client }) {
        if (!error && meta?.changes === 'staff-content') announceStaffContent(client)
      },
    }),
  })
  // The user is the same in every language: a change of language must not ask who is signed in.
  client.setQueryDefaults(getCurrentUserQueryKey(), sameInEveryLanguage)
  return client
}

/** Resolves when all calls that these queries are waiting for have ended, in one way or the other. */
export async function callsEnded(queries: readonly Query[]): Promise<void> {
  await Promise.allSettled(queries.flatMap((query) => query.promise ?? []))
}
