/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ContactInfo } from './contactInfo.ts'
import type { MenuItem } from './menuItem.ts'
import type { SeoInfo } from './seoInfo.ts'
import type { SocialLinks } from './socialLinks.ts'
import type { WebsiteInfo } from './websiteInfo.ts'

/**
 * What staff edit of the site info.
 */
export type Site = {
  website: WebsiteInfo
  contact: ContactInfo
  social: SocialLinks
  seo: SeoInfo
  /** Flat; every parent is in the list, and no item is its own ancestor. */
  menu: MenuItem[]
}
