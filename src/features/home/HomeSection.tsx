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

/** One home page section, for the page and for previews; nothing for an unknown key. */
export function HomeSection({ section }: { section: HomepageSection }) {
  const Section = sectionComponents[section.section_key]
  if (!Section) return null
  return (
    <Boundary>
      <Section content={section.content} />
    </Boundary>
  )
}
