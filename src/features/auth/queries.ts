import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { getCurrentUserQueryOptions } from '@/api/generated/auth/auth'
import type { User } from '@/api/generated/model'

/** The signed-in user (Product §7). Each session number has its own cache entry. */
export function userQuery(session: number) {
  const options = getCurrentUserQueryOptions()
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, session] as const,
    select: ({ data }) => userOf(data),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Product §3: the fields may be nested under a user key. Throws `ApiError` for an answer without a user. */
function userOf(data: User | { user: User }): User {
  const user = 'user' in data ? data.user : data
  if (!user.email) throw new ApiError('unreadable')
  return user
}
