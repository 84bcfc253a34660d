import { queryOptions } from '@tanstack/react-query'
import {
  adminHomepageSections,
  getAdminHomepageSectionsQueryOptions,
} from '@/api/generated/home/home'
import { defaultLocale } from '@/i18n/locales'

const options = getAdminHomepageSectionsQueryOptions()
const headers = { 'Accept-Language': defaultLocale }

/**
 * The sections as they are published, hidden ones as well. The shop reads the same path in its own language; staff
 * edit the Vietnamese texts (Product §1.7).
 */
export const homeSectionsQuery = queryOptions({
  ...options,
  queryKey: [...options.queryKey, 'edited'] as const,
  queryFn: ({ signal }) => adminHomepageSections({ signal, headers }),
  select: (answer) => answer.data,
  // The back office has no loaders: a read that failed is tried again by whoever comes to its screen.
  retryOnMount: true,
})
