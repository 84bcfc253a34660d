/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Banner } from './banner.ts'
import type { HomepageSection } from './homepageSection.ts'

/**
 * Everything the home page shows.
 */
export type HomepageContent = {
  /** As `GET /api/banners/homepage` answers them. */
  banners: Banner[]
  /** As `GET /api/homepage-sections/list` answers them. */
  sections: HomepageSection[]
}
