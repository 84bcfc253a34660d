import { useQuery } from '@tanstack/react-query'
import { shortCategories } from '@/domain/paths'
import { useCategories } from '@/features/catalogue/queries'
import { siteQuery } from '@/features/site/queries'
import { categoryLink, footerCategories, type ShopCategory } from './footer-categories'
import { menuCategories } from './menu-tree'

/** The shop's categories as its menu names them; where it has none, those of the catalogue. Undefined while unknown. */
export function useShopCategories(): ShopCategory[] | undefined {
  const { data: site, isError } = useQuery(siteQuery)
  const inMenu = site && menuCategories(site.menu)
  const isInMenu = inMenu !== undefined && inMenu.length > 0
  const all = useCategories(null, isError || (site !== undefined && !isInMenu))
  if (isInMenu) return inMenu.map(({ name, final_url }) => ({ name, href: final_url }))
  return all.data?.map(categoryLink)
}

/** The categories of the footer. The catalogue is asked only where the menu lacks one with a short path. */
export function useFooterCategories(): ShopCategory[] | undefined {
  const shown = useShopCategories()
  const known = shown && footerCategories(shown, [])
  const isWhole = shortCategories.every((slug) => known?.some(({ href }) => href === `/${slug}`))
  const all = useCategories(null, known !== undefined && !isWhole)
  if (!shown || isWhole || all.isError) return known
  return all.data && footerCategories(shown, all.data.map(categoryLink))
}
