import type { ComponentType } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { Boundary } from '@/ui/Boundary'
import { BannerHome } from './BannerHome'
import { CategoryTiles } from './CategoryTiles'
import { Features } from './Features'
import { OfficeLady } from './OfficeLady'
import type { SectionProps } from './section-props'

const kinds: Record<SectionKey, ComponentType<SectionProps>> = {
  office_lady: OfficeLady,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
}

/** One block of the home page, for the page and for previews. */
export function HomeSection({ section }: { section: HomepageSection }) {
  const Kind = kinds[section.section_key]
  return (
    <Boundary>
      <Kind content={section.content} />
    </Boundary>
  )
}
