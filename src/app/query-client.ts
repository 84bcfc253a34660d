import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/api/errors'
import { announceStaffContent } from '@/api/staff-content'

/**
 * Reads are tried once more where that can help and stay fresh for a minute; writes are never repeated
 * (Product §12.1). A read that failed before its component came is not asked for again by that component:
 * loaders ask on every visit, and people by the retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 400,
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // After the write's own `onSuccess`, which may have put its answer into the cache.
      onSettled(_data, error, _variables, _result, { meta }, { client }) {
        if (!error && meta?.changes === 'staff-content') announceStaffContent(client)
      },
    }),
  })
}
