import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/api/errors'

/**
 * Reads are tried once more where that can help and stay fresh for a minute; writes are never repeated
 * (decisions §2). A read that failed before its component came is not asked for again by that component:
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
  })
}
