import { queryOptions } from '@tanstack/react-query'
import { useProductsByIds } from '@/api/generated/catalogue/catalogue'
import {
  getAdminHomepageSectionsQueryOptions,
  getHomepageBannersQueryOptions,
} from '@/api/generated/home/home'
import type { SectionTag } from '@/api/generated/model'

/** Queries the banners of the hero, sorted by position. */
export const bannersQuery = queryOptions({
  ...getHomepageBannersQueryOptions(),
  select: (answer) => answer.data.toSorted((a, b) => a.order - b.order),
})

/**
 * Queries the active sections of the home page, in the sequence of the server's response. The contract offers
 * the sections only under a path of the back office (Product §2.5).
 */
export const activeHomeSectionsQuery = queryOptions({
  ...getAdminHomepageSectionsQueryOptions(),
  select: (answer) => answer.data.filter((section) => section.is_active),
})

/** Queries the products of price tags on a picture. Disabled if `enabled` is false or without tags. */
export function useTaggedProducts(tags: readonly SectionTag[], enabled: boolean) {
  return useProductsByIds(
    { product_ids: tags.map((tag) => tag.product_id) },
    {
      query: {
        select: ({ data }) => data.products.map(({ product }) => product),
        enabled: enabled && tags.length > 0,
      },
    },
  )
}
