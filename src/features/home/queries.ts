import { queryOptions } from '@tanstack/react-query'
import {
  getAdminHomepageSectionsQueryOptions,
  getHomepageBannersQueryOptions,
} from '@/api/generated/home/home'

/** Hero banners in their order, lowest first (Product §9). */
export const bannersQuery = queryOptions({
  ...getHomepageBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((a, b) => a.order - b.order),
})

/**
 * The active home page sections in the answer's order. The shop reads them from the admin path (Product §2.5).
 */
export const sectionsQuery = queryOptions({
  ...getAdminHomepageSectionsQueryOptions(),
  select: (answer) => answer.data.filter((section) => section.is_active),
})
