import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Async } from '@/ui/feedback/Async'
import { sectionsQuery } from './queries'
import { SectionsSkeleton } from './SectionsSkeleton'
import { useHomeErrorText } from './errors'

const load = () => import('./HomeSection').then((module) => ({ default: module.HomeSection }))
const HomeSection = lazy(load)

type HomeSectionsProps = {
  /** Shown where the back office has switched everything off. */
  empty: ReactNode
}

/** The active sections below the hero, in the server's order (Product §2); `empty` is shown without any. */
export function HomeSections({ empty }: HomeSectionsProps) {
  const sections = useQuery(sectionsQuery)
  useEffect(function fetchSectionsCodeBesideTheirData() {
    void load()
  }, [])
  return (
    <Async
      query={sections}
      skeleton={<SectionsSkeleton />}
      errorMessage={useHomeErrorText('sections')}
      isEmpty={(list) => list.length === 0}
      empty={empty}
    >
      {(list) => (
        <Suspense fallback={<SectionsSkeleton />}>
          {list.map((section) => (
            <HomeSection key={section.section_key} section={section} />
          ))}
        </Suspense>
      )}
    </Async>
  )
}
