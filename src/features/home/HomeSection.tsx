import type { ComponentType } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { Boundary } from '@/ui/feedback/Boundary'
import { BannerHome } from './BannerHome'
import { CategoryTiles } from './CategoryTiles'
import { Features } from './Features'
import { OfficeLady } from './OfficeLady'
import type { SectionProps } from './section'

/** A component for every section key of the contract; the server may send others. */
const sectionComponents: Partial<Record<SectionKey, ComponentType<SectionProps>>> = {
  office_lady: OfficeLady,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
} satisfies Record<SectionKey, ComponentType<SectionProps>>

type HomeSectionProps = {
  /** Its key says what it is; keys that the shop does not know show nothing. */
  section: HomepageSection
}

/** One home page section, for the page and for previews; nothing for an unknown key. */
export function HomeSection({ section }: HomeSectionProps) {
  const Section = sectionComponents[section.section_key]
  if (!Section) return null
  return (
    <Boundary>
      <Section content={section.content} />
    </Boundary>
  )
}
