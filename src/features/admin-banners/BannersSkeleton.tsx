import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Cards on their way. */
export function BannersSkeleton() {
  return (
    <Cards>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} height="132px" />
      ))}
    </Cards>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(9)};
`
