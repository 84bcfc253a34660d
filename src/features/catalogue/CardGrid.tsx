import { memo, type ReactNode, useDeferredValue } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { box, media, space } from '@/theme/tokens.gen'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stack } from '@/ui/layout/basics'
import { type ProductCardOptions, CardPlaceholder, ProductCard } from './ProductCard'

type CardGridProps = ProductCardOptions & {
  products: readonly ProductSummary[]
  below?: ((product: ProductSummary) => ReactNode) | undefined
}

/**
 * The number of cards that React draws at once when a list changes: about the first view of a phone. It draws
 * the other cards after the next paint, so that the list changes faster.
 */
const atOnce = 6

/**
 * The greatest number of cards in the first view of a screen with four columns. All further cards have
 * `data-below`, and `first-view.css` lays them out later.
 */
const firstView = 8

/**
 * A grid of product cards in 2, 3 or 4 columns. The grid is memoised, because drawing all cards again for the
 * same data would be slow.
 */
export const CardGrid = memo(function CardGrid({ products, below, ...offers }: CardGridProps) {
  const drawn = useDeferredValue(products)
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.id} data-below={index < firstView ? undefined : ''}>
          {drawn === products || index < atOnce ? (
            <ProductCard product={product} priority={index < 2} {...offers} />
          ) : (
            <CardPlaceholder product={product} />
          )}
          {below && <Below>{below(product)}</Below>}
        </li>
      ))}
    </Grid>
  )
})

/** Placeholders with the size of cards. */
export function CardGridSkeleton({ count }: { count: number }) {
  return (
    <Grid>
      <CardSkeletons count={count} />
    </Grid>
  )
}

/** Placeholders as list items, for a list that is already there. */
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

  & > li {
    display: flex;
    flex-direction: column;
  }
`

/* At the end of its row, so that the buttons or texts of all cards in the row are level. */
const Below = styled.div`
  padding-block-start: ${space(3)};
  margin-block-start: auto;

  /* Room for two lines, because the text that says why a search found the product needs two at most. */
  & > span {
    display: block;
    min-height: 3em;
  }

  & > button {
    padding-inline: ${space(2)};
  }
`
