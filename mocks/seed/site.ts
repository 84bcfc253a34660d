import brand from '@brand/brand.json'
import type { MenuItemRow, CategoryRow, SiteRow } from '~mocks/db/tables'

/**
 * Returns the site-wide information, which is the brand's. URLs end in `.example` (RFC 2606) and the phone number is in a range that is
 * not assigned, so that none of them reaches a stranger.
 */
export function siteRow(assetBase: string, at: string): SiteRow {
  return {
    id: 1,
    website: {
      ...brand.website,
      name: brand.name,
      parcel_look: 'look',
      logo: `${assetBase}/artwork/brand/logo.svg`,
      favicon: `${assetBase}/artwork/brand/favicon.svg`,
    },
    contact: { ...brand.contact },
    social: { ...brand.social },
    seo: { ...brand.seo },
    updated_at: at,
  }
}

const pages = [
  { name: 'Ưu đãi', slug: 'voucher', is_active: true },
  { name: brand.about, slug: 'about', is_active: true },
  // Switched off by the staff: the shop must not show it.
  { name: 'Tuyển dụng', slug: 'careers', is_active: false },
]

/** Returns the main menu: the category tree, then pages. Category items have the ids of their categories. */
export function menuRows(categories: readonly CategoryRow[]): MenuItemRow[] {
  const fromCategories = categories.map(({ id, parent_id, name, slug, position }): MenuItemRow => ({
    id,
    parent_id,
    name,
    slug,
    menu_type: 'category',
    final_url: `/category/${slug}`,
    is_active: true,
    position,
  }))
  const tops = fromCategories.filter((item) => item.parent_id === null).length
  const fromPages = pages.map(({ name, slug, is_active }, index): MenuItemRow => ({
    id: 101 + index,
    parent_id: null,
    name,
    slug,
    menu_type: 'page',
    final_url: `/${slug}`,
    is_active,
    position: tops + index + 1,
  }))
  return [...fromCategories, ...fromPages]
}
