import { queryOptions } from '@tanstack/react-query'
import { getSiteInfoQueryOptions } from '@/api/generated/site/site'

/**
 * Website info (Product §3), fetched once a visit; after a failure the next page or a regained connection
 * fetches again.
 */
export const siteQuery = queryOptions({
  ...getSiteInfoQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  select: ({ data }) => data,
})
