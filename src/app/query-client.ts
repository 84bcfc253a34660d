import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { perLanguageQueryOptions, languageFreeQueryOptions } from '@/api/content-language'
import { ApiError, isGone, isWorthRetrying } from '@/api/errors'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { storedAnswerTimes } from '@/api/preload'
import { announceStaffContent } from '@/api/staff-content'

/**
 * The limits for a read if a busy server asked to wait (Product §11.3). `tries` is how often the read is
 * repeated. `ms` is the longest accepted wait.
 */
const patience = { tries: 3, ms: 60_000 }

/** Returns how long the busy server asked to wait, in ms. Returns undefined if it gave no time. */
function askedWait(error: unknown): number | undefined {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined
  return retryAt === undefined ? undefined : Math.max(retryAt - Date.now(), 0)
}

function isTriedAgain(failures: number, error: unknown): boolean {
  const wait = askedWait(error)
  if (wait === undefined) return failures < 1 && isWorthRetrying(error)
  return failures < patience.tries && wait <= patience.ms
}

/**
 * Gives a response from the service worker's cache its true age, so that the response counts as old (Product
 * §2.18).
 */
function keepAge(data: unknown, query: Query<unknown, unknown>): void {
  const at = storedAnswerTimes.get(Object(data))
  if (at) query.setState({ dataUpdatedAt: Number(at), isInvalidated: true })
}

/**
 * Removes the data of a record that no longer exists. After any other failure the screen keeps its old data.
 * The back office keeps its old data in any case, because a form may be filled in.
 */
function dropGone(error: unknown, query: Query<unknown, unknown>): void {
  if (isGone(error) && !isStaffQuery(query)) query.setState({ data: undefined })
}

/** Returns true for a query of the back office. */
export const isStaffQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  String(queryKey[0]).startsWith('/api/admin/')

/**
 * Returns the query client of the shop. Answers stay fresh for a minute. A failed read is repeated once if
 * that can help, or up to three times if a busy server asked for a short wait. Writes are never repeated
 * (Product §12.1). When a component mounts, it does not repeat a failed read. Only a visit of the screen and
 * the retry button do so.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...perLanguageQueryOptions,
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
      // The mutation's own `onSuccess` has already run, and may have stored the response.
      onSettled(_data, error, _variables, _result, { meta }, { client }) {
        if (!error && meta?.changes === 'staff-content') announceStaffContent(client)
      },
    }),
  })
  // The user's data contains no translated texts, so a change of language does not request it again.
  client.setQueryDefaults(getCurrentUserQueryKey(), languageFreeQueryOptions)
  return client
}

/** Resolves when all running calls of these queries have ended, with or without success. */
export async function untilCallsEnd(queries: readonly Query[]): Promise<void> {
  await Promise.allSettled(queries.flatMap((query) => query.promise ?? []))
}
