/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Capabilities } from './capabilities.ts'
import type { ContactInfo } from './contactInfo.ts'
import type { MenuItem } from './menuItem.ts'
import type { SeoInfo } from './seoInfo.ts'
import type { SocialLinks } from './socialLinks.ts'
import type { WebsiteInfo } from './websiteInfo.ts'

/**
 * Everything that is the same on every page, and what the host can do. Asked once per visit; the shop works without it.
 */
export type SiteInfo = {
  website: WebsiteInfo
  contact: ContactInfo
  social: SocialLinks
  seo: SeoInfo
  /** Flat; every parent is in the list, and no item is its own ancestor. */
  menu: MenuItem[]
  capabilities?: Capabilities
}
