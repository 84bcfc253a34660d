import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getSiteInfoQueryOptions } from '@/api/generated/site/site'

/**
 * Website info (Product §3): asked once a visit; a failure leaves a working shop (Product §1.5), and the next page or
 * the connection coming back asks again.
 */
export const siteQuery = queryOptions({
  ...getSiteInfoQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  select: dataWith('website', 'contact', 'social', 'seo', 'menu'),
})
