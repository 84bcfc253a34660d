import { MutationCache, QueryClient } from '@tanstack/react-query'
import { cachedPerLanguage, sameInEveryLanguage } from '@/api/content-language'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { isWorthRetrying } from '@/api/errors'
import { announceStaffContent } from '@/api/staff-content'

/**
 * Reads stay fresh for a minute and are retried once when that can help; writes are never repeated (Product §12.1).
 * A component that mounts does not repeat a failed read: the loader does on each visit, and the retry button.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        ...cachedPerLanguage,
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 400,
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
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
