import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { hitGrid } from './hit-grid'
import { searchLimits } from './search-text'

/** Placeholder of the search hits, in their size. */
export function SearchSkeleton() {
  return (
    <Hits>
      {Array.from({ length: searchLimits.hits }, (_, index) => (
        <Hit key={index}>
          <Skeleton ratio="3 / 4" />
          <Lines>
            <Skeleton height="1.3em" />
            <OriginalNameSkeleton />
            <Skeleton height="1.3em" width="50%" />
          </Lines>
        </Hit>
      ))}
    </Hits>
  )
}

const Hits = styled.div`
  ${hitGrid}
  padding-block-end: ${space(8)};
`

const Hit = styled.div`
  display: grid;
  align-items: center;
  padding: ${space(2)};
  gap: ${space(3)};
  grid-template-columns: 64px minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
`
