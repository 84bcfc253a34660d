import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { currentUser, getCurrentUserQueryOptions } from '@/api/generated/auth/auth'
import { session } from '@/api/session'

/**
 * Queries the signed-in user (Product §7). `number` is the number of the session. Each session has a cache
 * entry of its own, because another user may sign in next.
 */
export function currentUserQuery(number: number) {
  const options = getCurrentUserQueryOptions()
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, number] as const,
    async queryFn({ signal }: QueryFunctionContext) {
      const answer = await currentUser({ signal })
      session.knownAs(number, answer.data.email)
      return answer
    },
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
