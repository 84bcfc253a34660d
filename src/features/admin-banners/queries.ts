import { queryOptions } from '@tanstack/react-query'
import { getAdminBannersQueryOptions } from '@/api/generated/admin-banners/admin-banners'

/** All banners as they are edited, in the order of the slider. */
export const adminBannersQuery = queryOptions({
  ...getAdminBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((one, other) => one.order - other.order),
})
