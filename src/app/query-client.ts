import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { cachedPerLanguage, sameInEveryLanguage } from '@/api/content-language'
import { ApiError, isGone, isWorthRetrying } from '@/api/errors'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { seenAt } from '@/api/preload'
import { announceStaffContent } from '@/api/staff-content'

/** How often a read is repeated when the server is busy, and the longest wait before it (Product §11.3). */
const patience = { tries: 3, ms: 60_000 }

/**
 * Returns the time that a busy server tells the app to wait, in ms. Undefined if the server tells no time.
 */
function askedWait(error: unknown): number | undefined {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined
  return retryAt === undefined ? undefined : Math.max(retryAt - Date.now(), 0)
}

function isTriedAgain(failures: number, error: unknown): boolean {
  const wait = askedWait(error)
  if (wait === undefined) return failures < 1 && isWorthRetrying(error)
  return failures < patience.tries && wait <= patience.ms
}

/** Gives a stored answer of the worker its true age, because such an answer arrives late (Product §2.18). */
function keepAge(data: unknown, query: Query<unknown, unknown>): void {
  const at = seenAt.get(Object(data))
  if (at) query.setState({ dataUpdatedAt: Number(at), isInvalidated: true })
}

/**
 * A failed refresh leaves the screen as it is. A record of the shop that no longer exists is dropped. The
 * back office keeps the old data, because a form above it may be filled in.
 */
function dropGone(error: unknown, query: Query<unknown, unknown>): void {
  if (isGone(error) && !isOfStaff(query)) query.setState({ data: undefined })
}

/** Returns true for answers that only the back office requests. */
export const isOfStaff = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  String(queryKey[0]).startsWith('/api/admin/')

/**
 * Reads stay fresh for a minute. A read is retried once when that can help, or when a busy server names a
 * time. Writes are never repeated (Product §12.1). A component that mounts does not repeat a failed read: the
 * loader does on each visit, and the retry button.
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
      // This runs after the write's own `onSuccess`, which may have put the answer into the cache.
      onSettled(_data, error, _variables, _result, { meta }, { client }) {
        if (!error && meta?.changes === 'staff-content') announceStaffContent(client)
      },
    }),
  })
  // The user is the same in every language, so a change of language does not read them again.
  client.setQueryDefaults(getCurrentUserQueryKey(), sameInEveryLanguage)
  return client
}

/** Resolves when all running calls of these queries have succeeded or failed. */
export async function callsEnded(queries: readonly Query[]): Promise<void> {
  await Promise.allSettled(queries.flatMap((query) => query.promise ?? []))
}
