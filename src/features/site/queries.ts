import { queryOptions } from '@tanstack/react-query'
import { getSiteInfoQueryOptions } from '@/api/generated/site/site'

/**
 * Queries the site info (Product §3). It is loaded once for each visit. After a failure, the query runs again
 * on the next page, and when the device is online again.
 */
export const siteQuery = queryOptions({
  ...getSiteInfoQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  select: ({ data }) => data,
})
