import { queryOptions } from '@tanstack/react-query'
import { getCurrentUserQueryOptions } from '@/api/generated/auth/auth'

/** The signed-in user (Product §7). Each session number has its own cache entry. */
export function userQuery(session: number) {
  const options = getCurrentUserQueryOptions()
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, session] as const,
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
