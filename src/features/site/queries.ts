import { queryOptions } from '@tanstack/react-query'
import { getSiteInfoQueryOptions } from '@/api/generated/site/site'

/**
 * Website info (Product §3), fetched once a visit. After a failure the next page or a regained connection
 * tries again.
 */
export const siteQuery = queryOptions({
  ...getSiteInfoQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  select: ({ data }) => data,
})
