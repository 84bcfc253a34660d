import { useQuery } from '@tanstack/react-query'
import { useCategories } from '@/features/catalogue/queries'
import { siteQuery } from '@/features/site/queries'
import { menuCategories } from './menu-tree'

/**
 * Returns the shop's categories, named as in its menu, with their addresses. A menu without any, and site info that fails,
 * leave them to the catalogue. Undefined while nobody knows them.
 */
export function useShopCategories(): { name: string; href: string }[] | undefined {
  const { data: site, isError } = useQuery(siteQuery)
  const inMenu = site && menuCategories(site.menu)
  const isInMenu = inMenu !== undefined && inMenu.length > 0
  const all = useCategories(null, isError || (site !== undefined && !isInMenu))
  if (isInMenu) return inMenu.map(({ name, final_url }) => ({ name, href: final_url }))
  return all.data?.map(({ name, slug }) => ({ name, href: `/category/${slug}` }))
}
