import { queryOptions } from '@tanstack/react-query'
import { getAdminCategoriesQueryOptions } from '@/api/generated/admin-categories/admin-categories'

/** All categories as they are edited: each of level 1 is followed by its children. */
export const adminCategoriesQuery = queryOptions({
  ...getAdminCategoriesQueryOptions(),
  select: (answer) => answer.data,
})
