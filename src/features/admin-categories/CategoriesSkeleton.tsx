import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The tree on its way: six cards, as high as those of a category with three below it. */
export function CategoriesSkeleton() {
  return (
    <Cards>
      {['shirts', 'dresses', 'skirts', 'trousers', 'aodai', 'coats'].map((card) => (
        <Skeleton key={card} height="100%" radius="md" />
      ))}
    </Cards>
  )
}

const Cards = styled.div`
  display: grid;
  grid-auto-rows: 450px;
  gap: ${space(3)};

  ${media.tablet} {
    grid-auto-rows: 243px;
  }
`
