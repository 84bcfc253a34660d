import type { Banner, HomepageSection } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { Backend } from '../pipeline/backend'
import type { WorldSwitch } from '../scenarios/names'
import { success } from './answers'
import { bannerOf, byPosition, sectionOf } from './serialize/content'

type HomeContext = { db: Database; switches: ReadonlySet<WorldSwitch> }

/** Product §9: banners by their order. */
function shownBanners({ db, switches }: HomeContext): Banner[] {
  if (switches.has('home.empty')) return []
  return db.tables.banners.toSorted((a, b) => a.order - b.order).map(bannerOf)
}

/** All sections, switched off or not: the home page looks at `is_active` itself (Product §2). */
export function sectionsOf(db: Database): HomepageSection[] {
  return db.tables.sections.toSorted(byPosition).map(sectionOf)
}

function shownSections({ db, switches }: HomeContext): HomepageSection[] {
  return switches.has('home.empty') ? [] : sectionsOf(db)
}

/** What the home page shows. */
export const homeHandlers = {
  homepageBanners: (context) => success(shownBanners(context)),
  homepageSections: (context) => success(shownSections(context)),
  adminHomepageSections: (context) => success(shownSections(context)),
  homepageContent: (context) =>
    success({ banners: shownBanners(context), sections: shownSections(context) }),
} satisfies Pick<
  Backend,
  'homepageBanners' | 'homepageSections' | 'adminHomepageSections' | 'homepageContent'
>
