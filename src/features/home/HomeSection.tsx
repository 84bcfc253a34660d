import type { ComponentType } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { Boundary } from '@/ui/feedback/Boundary'
import { BannerHome } from './BannerHome'
import { CategoryTiles } from './CategoryTiles'
import { Features } from './Features'
import { OfficeLady } from './OfficeLady'
import type { SectionProps } from './section'

/** Every kind of the contract; the server may know more. */
const kinds: Partial<Record<SectionKey, ComponentType<SectionProps>>> = {
  office_lady: OfficeLady,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
} satisfies Record<SectionKey, ComponentType<SectionProps>>

/** One block of the home page, for the page and for previews; of an unknown kind, nothing. */
export function HomeSection({ section }: { section: HomepageSection }) {
  const Kind = kinds[section.section_key]
  if (!Kind) return null
  return (
    <Boundary>
      <Kind content={section.content} />
    </Boundary>
  )
}
