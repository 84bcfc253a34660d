import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { SectionBox } from './section'

/** Placeholder in the shape of the first section. */
export function SectionsSkeleton() {
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
