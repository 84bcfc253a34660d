import { queryOptions } from '@tanstack/react-query'
import { getAdminHomepageSectionsQueryOptions } from '@/api/generated/home/home'

/** The sections as they are published, hidden ones as well. The shop reads the same answer. */
export const homeSectionsQuery = queryOptions({
  ...getAdminHomepageSectionsQueryOptions(),
  select: (answer) => answer.data,
  // The back office has no loaders: a read that failed is tried again by whoever comes to its screen.
  retryOnMount: true,
})
