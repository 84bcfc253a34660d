import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { Async } from '@/ui/Async'
import { Boundary } from '@/ui/Boundary'
import { BannerHome } from './BannerHome'
import { CategoryTiles } from './CategoryTiles'
import { Features } from './Features'
import { OfficeLady } from './OfficeLady'
import { sectionsQuery } from './queries'
import type { SectionProps } from './section-props'
import { SectionsSkeleton } from './SectionsSkeleton'
import { useHomeErrorText } from './use-home-error-text'

const kinds: Record<SectionKey, ComponentType<SectionProps>> = {
  office_lady: OfficeLady,
  banner_home: BannerHome,
  categories: CategoryTiles,
  features: Features,
}

/** The blocks below the hero, in the server's order; only active ones (spec §2). */
export function HomeSections() {
  const sections = useQuery(sectionsQuery)
  return (
    <Async
      query={sections}
      skeleton={<SectionsSkeleton />}
      errorMessage={useHomeErrorText('sections')}
      isEmpty={(list) => list.length === 0}
      empty={null}
    >
      {(list) => list.map((section) => <Section key={section.section_key} section={section} />)}
    </Async>
  )
}

/** One block of the home page, for the page and for previews. */
export function Section({ section }: { section: HomepageSection }) {
  const Kind = kinds[section.section_key]
  return (
    <Boundary>
      <Kind content={section.content} />
    </Boundary>
  )
}
