/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Banner } from './banner.ts'
import type { HomepageSection } from './homepageSection.ts'

/**
 * Everything the home page shows, in one answer.
 */
export type HomepageContent = {
  banners: Banner[]
  sections: HomepageSection[]
}
