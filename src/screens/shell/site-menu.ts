import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '@/api/generated/model'
import { shortCategories } from '@/domain/paths'
import { useCategories } from '@/features/catalogue/queries'
import { siteQuery } from '@/features/site/queries'
import { appPath } from '@/lib/links'

export type MenuNode = { item: MenuItem; children: MenuItem[] }

/**
 * Returns the visible menu: the top items in their sequence, each with its visible children (Product §3:
 * `parent_id`, `is_active`).
 */
export function menuTree(items: readonly MenuItem[]): MenuNode[] {
  const visible = items.filter((item) => item.is_active).toSorted((a, b) => a.position - b.position)
  return visible
    .filter((item) => item.parent_id === null)
    .map((item) => ({ item, children: visible.filter((child) => child.parent_id === item.id) }))
}

/**
 * Returns the top items of the visible menu that lead to a category. The other items may lead to offers or
 * content pages.
 */
export function menuCategories(items: readonly MenuItem[]): MenuItem[] {
  return menuTree(items)
    .map(({ item }) => item)
    .filter(({ final_url }) => appPath(final_url)?.startsWith('/category/'))
}

export type ShopCategory = { name: string; href: string }

export function categoryLink({ name, slug }: { name: string; slug: string }): ShopCategory {
  return { name, href: `/category/${slug}` }
}

/**
 * Returns the categories of the footer: first the categories with a short path (Product §2.3.6), then the
 * other categories that the shop shows. `others` contains the categories of the catalogue.
 */
export function footerCategories(
  shown: readonly ShopCategory[],
  others: readonly ShopCategory[],
): ShopCategory[] {
  const slugOf = ({ href }: ShopCategory) =>
    shortCategories.find((slug) => appPath(href) === `/category/${slug}`)
  const short = shortCategories.flatMap((slug) => {
    const found = [...shown, ...others].find((category) => slugOf(category) === slug)
    return found ? { name: found.name, href: `/${slug}` } : []
  })
  return [...short, ...shown.filter((category) => !slugOf(category))]
}

/**
 * Returns the shop's categories with their names from the menu. If the menu has no categories, returns the
 * categories of the catalogue. Returns undefined while they are unknown.
 */
export function useShopCategories(): ShopCategory[] | undefined {
  const { data: site, isError } = useQuery(siteQuery)
  const inMenu = site && menuCategories(site.menu)
  const isInMenu = inMenu !== undefined && inMenu.length > 0
  const all = useCategories(null, isError || (site !== undefined && !isInMenu))
  if (isInMenu) return inMenu.map(({ name, final_url }) => ({ name, href: final_url }))
  return all.data?.map(categoryLink)
}

/**
 * Returns the categories of the footer. Requests the catalogue only where a category with a short path is
 * missing in the menu.
 */
export function useFooterCategories(): ShopCategory[] | undefined {
  const shown = useShopCategories()
  const known = shown && footerCategories(shown, [])
  const isWhole = shortCategories.every((slug) => known?.some(({ href }) => href === `/${slug}`))
  const all = useCategories(null, known !== undefined && !isWhole)
  if (!shown || isWhole || all.isError) return known
  return all.data && footerCategories(shown, all.data.map(categoryLink))
}
