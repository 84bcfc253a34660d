import type { Banner, HomepageSection, MenuItem, Site } from '@/api/generated/model'
import { banner, menuItem, section } from '@/domain/content/description'
import { ownNames, picked } from '@/lib/description'
import type { BannerRow, MenuItemRow, SectionRow, SiteRow } from '../../db/tables'

const ofBanner = ['id', ...ownNames(banner), 'updated_at'] as const
const ofSection = [...ownNames(section), 'updated_at'] as const
const ofMenuItem = ['id', ...ownNames(menuItem)] as const
const ofSite = ['website', 'contact', 'social', 'seo'] as const

export const bannerOf = (row: BannerRow): Banner => picked(row, ofBanner)

export const sectionOf = (row: SectionRow): HomepageSection => picked(row, ofSection)

export const menuItemOf = (row: MenuItemRow): MenuItem => picked(row, ofMenuItem)

export function siteOf(row: SiteRow, menu: readonly MenuItemRow[]): Site {
  return { ...picked(row, ofSite), menu: menu.toSorted(byPosition).map(menuItemOf) }
}

export function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}
