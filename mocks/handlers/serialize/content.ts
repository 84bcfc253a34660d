import type { Banner, HomepageSection, MenuItem, Site } from '@/api/generated/model'
import type { BannerRow, MenuItemRow, SectionRow, SiteRow } from '../../db/tables'

export function bannerOf(row: BannerRow): Banner {
  const { id, image_url, title_1, title_2, link, order, updated_at } = row
  return { id, image_url, title_1, title_2, link, order, updated_at }
}

export function sectionOf(row: SectionRow): HomepageSection {
  const { section_key, is_active, content, updated_at } = row
  return { section_key, is_active, content, updated_at }
}

export function siteOf(row: SiteRow, menu: readonly MenuItemRow[]): Site {
  const { website, contact, social, seo } = row
  return { website, contact, social, seo, menu: menu.toSorted(byPosition).map(menuItemOf) }
}

export function menuItemOf(row: MenuItemRow): MenuItem {
  const { id, parent_id, name, slug, menu_type, final_url, is_active, position } = row
  return { id, parent_id, name, slug, menu_type, final_url, is_active, position }
}

export function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}
