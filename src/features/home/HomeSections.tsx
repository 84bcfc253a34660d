import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useErrorTextOf } from '@/i18n/use-msg'
import { media, space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { homeErrors } from './errors'
import { HomeSectionList } from './HomeSection'
import { bannersQuery, sectionsQuery } from './queries'
import { SectionBox } from './section'

/** The active sections below the hero (Product §2); the shelf alone where the back office has switched everything off. */
export function HomeSections({ shelf }: { shelf: ReactNode }) {
  const sections = useQuery(sectionsQuery)
  const banners = useQuery(bannersQuery)
  // Where both fail, one error stands for both.
  const both = () => Promise.all([sections.refetch(), banners.isError && banners.refetch()])
  return (
    <Async
      query={{ ...sections, refetch: both }}
      skeleton={<SectionsSkeleton />}
      errorMessage={useErrorTextOf(homeErrors.sections)}
      isEmpty={(list) => list.length === 0}
      empty={shelf}
    >
      {(list) => <HomeSectionList sections={list} shelf={shelf} />}
    </Async>
  )
}

function SectionsSkeleton() {
  return (
    <Split>
      <Skeleton ratio="4 / 5" />
      <SkeletonText lines={5} />
    </Split>
  )
}

const Split = styled(SectionBox)`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    align-items: center;
    grid-template-columns: 1fr 1fr;
  }
`
