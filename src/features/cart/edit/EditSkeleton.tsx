import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'

/** The edit panel while its product loads. */
export function EditSkeleton() {
  return (
    <Body>
      <Head>
        <Skeleton ratio="3 / 4" />
        <SkeletonText lines={3} />
      </Head>
      <Skeleton height="76px" />
      <Skeleton height="76px" />
      <Skeleton height="44px" />
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
`

const Head = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(4)};
  grid-template-columns: 96px minmax(0, 1fr);
`
