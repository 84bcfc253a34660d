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
 * The blocks of the home page in the answer's order, hidden ones left out. Read from the admin path
 * (Product §2.5).
 */
export const sectionsQuery = queryOptions({
  ...getAdminHomepageSectionsQueryOptions(),
  select: (answer) => answer.data.filter((section) => section.is_active),
})
