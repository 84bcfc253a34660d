import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getSiteInfoQueryOptions } from '@/api/generated/site/site'

/** Website info (spec §3): asked once a visit; a failure leaves a working shop (decisions §2). */
export const siteQuery = queryOptions({
  ...getSiteInfoQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
  select: dataWith('website', 'contact', 'social', 'seo', 'menu'),
})
