import { queryOptions } from '@tanstack/react-query'
import { getAdminBannersQueryOptions } from '@/api/generated/admin-banners/admin-banners'

/** All banners as they are edited, in the order of the slider. */
export const adminBannersQuery = queryOptions({
  ...getAdminBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((one, other) => one.order - other.order),
  // The back office has no loaders: a read that failed is tried again by whoever comes to its screen.
  retryOnMount: true,
})
