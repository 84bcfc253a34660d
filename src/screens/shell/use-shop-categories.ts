import { useQuery } from '@tanstack/react-query'
import { useCategories } from '@/features/catalogue/queries'
import { siteQuery } from '@/features/site/queries'
import { menuCategories } from './menu-tree'

/** The shop's categories as its menu names them; where it has none, those of the catalogue. Undefined while unknown. */
export function useShopCategories(): { name: string; href: string }[] | undefined {
  const { data: site, isError } = useQuery(siteQuery)
  const inMenu = site && menuCategories(site.menu)
  const isInMenu = inMenu !== undefined && inMenu.length > 0
  const all = useCategories(null, isError || (site !== undefined && !isInMenu))
  if (isInMenu) return inMenu.map(({ name, final_url }) => ({ name, href: final_url }))
  return all.data?.map(({ name, slug }) => ({ name, href: `/category/${slug}` }))
}
