import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { box, space } from '@/theme/tokens'
import { OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stack } from '@/ui/layout/Stack'
import { ProductCard } from './ProductCard'

type CardGridProps = {
  /** In the order of the answer. */
  products: readonly ProductSummary[]
  /** The wishlist button of each card. */
  heart?: ((product: ProductSummary) => ReactNode) | undefined
  /** An action under each card. */
  below?: (product: ProductSummary) => ReactNode
}

/**
 * Products in 2, 3 or 4 columns; the first two pictures load eagerly. Remembered: a list that asks for its data again, and gets
 * the same, need not draw 24 cards.
 */
export const CardGrid = memo(function CardGrid({ products, heart, below }: CardGridProps) {
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < 2} heart={heart?.(product)} />
          {below && <Below>{below(product)}</Below>}
        </li>
      ))}
    </Grid>
  )
})

type CardGridSkeletonProps = {
  /** How many cards to draw: as many as will come. */
  count: number
}

/** Placeholder of the cards, in their size. */
export function CardGridSkeleton({ count }: CardGridSkeletonProps) {
  return (
    <Grid>
      {Array.from({ length: count }, (_, index) => (
        <Stack as="li" key={index} $gap={2}>
          <Skeleton ratio={box.cardRatio} />
          <Skeleton height="1.3em" />
          <OriginalNameSkeleton />
          <Skeleton height="1.3em" width="50%" />
        </Stack>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space(8)} ${box.cardGap};
  grid-template-columns: repeat(${box.cardColumns}, minmax(0, 1fr));
  list-style: none;

  ${media.tablet} {
    row-gap: ${space(10)};
  }
`

const Below = styled.div`
  margin-block-start: ${space(3)};
`
