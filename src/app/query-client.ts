import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/api/errors'

/** Reads are tried once more where that can help and stay fresh for a minute; writes are never repeated (decisions §2). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 400,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
