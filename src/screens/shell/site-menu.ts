import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '@/api/generated/model'
import { shortPathCategories } from '@/domain/paths'
import { useCategories } from '@/features/catalogue/queries'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { appPath } from '@/lib/links'

/** The fields of a menu item that the shop shows. */
export type MenuEntry = Pick<
  MenuItem,
  'id' | 'parent_id' | 'position' | 'is_active' | 'name' | 'final_url'
>

export type MenuTreeNode = { item: MenuEntry; children: MenuEntry[] }

const ownPages = ['products', 'voucher', 'about', 'contact'] as const

/**
 * Returns the menu of the site. It is empty while it loads. If it fails to load, for example without a
 * connection, it has the pages that every shop has.
 */
export function useSiteMenu(): readonly MenuEntry[] {
  const msg = useMsg()
  const { data, isError } = useQuery(siteQuery)
  if (data || !isError) return data?.menu ?? []
  return ownPages.map((page, id) => ({
    id,
    parent_id: null,
    position: id,
    is_active: true,
    name: msg(`footer.link.${page}`),
    final_url: `/${page}`,
  }))
}

/**
 * Returns the visible menu: the items of the first level in their sequence, each with its visible children
 * (Product §3: `parent_id`, `is_active`).
 */
export function menuTree(items: readonly MenuEntry[]): MenuTreeNode[] {
  const visible = items.filter((item) => item.is_active).toSorted((a, b) => a.position - b.position)
  return visible
    .filter((item) => item.parent_id === null)
    .map((item) => ({ item, children: visible.filter((child) => child.parent_id === item.id) }))
}

/**
 * Returns the visible items of the first level that lead to a category. All other items lead to offers or
 * content pages.
 */
export function categoryMenuItems(items: readonly MenuEntry[]): MenuEntry[] {
  return menuTree(items)
    .map(({ item }) => item)
    .filter(({ final_url }) => appPath(final_url)?.startsWith('/category/'))
}

export type ShopCategory = { name: string; href: string }

export function categoryLink({ name, slug }: { name: string; slug: string }): ShopCategory {
  return { name, href: `/category/${slug}` }
}

/**
 * Returns the categories for the footer: first the categories with a short path, such as '/shirts' (Product
 * §2.3.1), then the remaining categories of `shown`. `others` are the categories of the catalogue. They only
 * add missing categories with a short path.
 */
export function footerCategories(
  shown: readonly ShopCategory[],
  others: readonly ShopCategory[],
): ShopCategory[] {
  const slugOf = ({ href }: ShopCategory) =>
    shortPathCategories.find((slug) => appPath(href) === `/category/${slug}`)
  const short = shortPathCategories.flatMap((slug) => {
    const found = [...shown, ...others].find((category) => slugOf(category) === slug)
    return found ? { name: found.name, href: `/${slug}` } : []
  })
  return [...short, ...shown.filter((category) => !slugOf(category))]
}

/**
 * Returns the categories of the shop, with their names in the menu. If the menu has no categories, returns
 * the categories of the catalogue. Returns undefined while the categories load.
 */
export function useMenuCategories(): ShopCategory[] | undefined {
  const { data: site, isError } = useQuery(siteQuery)
  const inMenu = site && categoryMenuItems(site.menu)
  const isInMenu = inMenu !== undefined && inMenu.length > 0
  const all = useCategories(null, isError || (site !== undefined && !isInMenu))
  if (isInMenu) return inMenu.map(({ name, final_url }) => ({ name, href: final_url }))
  return all.data?.map(categoryLink)
}

/**
 * Returns the categories for the footer. The catalogue is requested only if the menu lacks a category that
 * has a short path.
 */
export function useFooterCategories(): ShopCategory[] | undefined {
  const shown = useMenuCategories()
  const known = shown && footerCategories(shown, [])
  const isWhole = shortPathCategories.every((slug) =>
    known?.some(({ href }) => href === `/${slug}`),
  )
  const all = useCategories(null, known !== undefined && !isWhole)
  if (!shown || isWhole || all.isError) return known
  return all.data && footerCategories(shown, all.data.map(categoryLink))
}
