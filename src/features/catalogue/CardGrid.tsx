import { memo, type ReactNode, useDeferredValue } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { box, media, space } from '@/theme/tokens.gen'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stack } from '@/ui/layout/basics'
import { type CardOffers, ProductCard } from './ProductCard'

type CardGridProps = CardOffers & {
  products: readonly ProductSummary[]
  below?: ((product: ProductSummary) => ReactNode) | undefined
}

/**
 * The number of cards that are drawn at once after a click: the first view of a phone. The other cards follow
 * after the next paint.
 */
const atOnce = 4

/**
 * The maximum number of cards in the first view, on a screen of four columns. first-view.css reads
 * `data-below`.
 */
const firstView = 8

/** Shows products in 2, 3 or 4 columns. Memoised, so that the same data does not draw 24 cards again. */
export const CardGrid = memo(function CardGrid({ products, below, ...offers }: CardGridProps) {
  const drawn = useDeferredValue(products)
  return (
    <Grid>
      {firstAnew(products, drawn).map((product, index) => (
        <li key={product.id} data-below={index < firstView ? undefined : ''}>
          <ProductCard product={product} priority={index < 2} {...offers} />
          {below && <Below>{below(product)}</Below>}
        </li>
      ))}
    </Grid>
  )
})

/**
 * Returns the first cards of the new list, followed by the remaining cards of the old list until React has
 * drawn the new list.
 */
function firstAnew(products: readonly ProductSummary[], drawn: readonly ProductSummary[]) {
  if (products === drawn || products.length <= atOnce) return products
  const first = products.slice(0, atOnce)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...drawn.slice(atOnce).filter(({ id }) => !ids.has(id))]
}

/** Placeholders of the same size as the cards. */
export function CardGridSkeleton({ count }: { count: number }) {
  return (
    <Grid>
      <CardSkeletons count={count} />
    </Grid>
  )
}

export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Stack as="li" key={index} $gap={2}>
      <Skeleton ratio={box.cardRatio} />
      <Skeleton height={box.cardName} />
      <Skeleton height="1.3em" width="50%" />
      <Skeleton height={space(4)} width="30%" />
    </Stack>
  ))
}

const Grid = styled.ul`
  display: grid;
  gap: ${space(8)} ${box.cardGap};
  grid-template-columns: repeat(${box.cardColumns}, minmax(0, 1fr));

  ${media.tablet} {
    row-gap: ${space(10)};
  }
`

const Below = styled.div`
  margin-block-start: ${space(3)};

  & > button {
    padding-inline: ${space(2)};
  }
`
