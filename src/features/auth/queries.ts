import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { currentUser, getCurrentUserQueryOptions } from '@/api/generated/auth/auth'
import { session } from '@/api/session'

/** Queries the signed-in user (Product §7). Each session number has its own cache entry. */
export function userQuery(number: number) {
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
