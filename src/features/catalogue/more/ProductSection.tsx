import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { box, media, space } from '@/theme/tokens'
import { CardSkeletons } from '../CardGrid'
import { ProductCard, type QuickAddOnCard } from '../ProductCard'

type ProductSectionProps = Pick<ComponentProps<'section'>, 'ref'> & {
  title: string
  /** At the end of the title's line. */
  beside?: ReactNode
  /** Undefined while they are on their way. */
  products: readonly ProductSummary[] | undefined
  /** How many cards to draw meanwhile. */
  skeletons: number
  empty?: ReactNode
  /** In the place of one more card. */
  end?: ReactNode
  quickAdd?: QuickAddOnCard | undefined
}

/** A titled row of products below something else: a strip to swipe on phones, so that the page stays short; full rows of four on wider screens. */
export function ProductSection({
  title,
  beside,
  products,
  skeletons,
  empty,
  end,
  quickAdd,
  ref,
}: ProductSectionProps) {
  const titleId = useId()
  return (
    <Section ref={ref} aria-labelledby={titleId} aria-busy={!products}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </Head>
      {!products ? (
        <Row aria-hidden="true">
          <CardSkeletons count={skeletons} />
        </Row>
      ) : products.length > 0 ? (
        <Row>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} quickAdd={quickAdd} />
            </li>
          ))}
          {end && <li>{end}</li>}
        </Row>
      ) : (
        empty
      )}
    </Section>
  )
}

const Section = styled.section`
  padding-block-end: ${space(16)};
`

const Head = styled.div`
  display: flex;
  min-height: ${space(12)};
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${space(6)};
  gap: 0 ${space(4)};
`

const Row = styled.ul`
  display: grid;
  gap: ${space(3)};
  grid-auto-columns: 42%;
  grid-auto-rows: minmax(${box.stripCard}, auto);
  grid-auto-flow: column;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  /* The strip extends to the edges of the screen, and focus rings are not cut off. */
  margin: calc(-1 * ${space(1)}) calc(-1 * var(--gutter));
  padding: ${space(1)} var(--gutter);
  scroll-padding-inline: var(--gutter);

  ${media.tiny} {
    grid-auto-columns: 80%;
  }

  & > li {
    scroll-snap-align: start;
  }

  ${media.tabletOrSideways} {
    margin: 0;
    padding: 0;
    gap: ${space(8)} ${space(5)};
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow: visible;

    /* Below a full row, a row that is not full stays away. */
    & > :nth-child(4n + 5):nth-last-child(-n + 3),
    & > :nth-child(4n + 5):nth-last-child(-n + 3) ~ li {
      display: none;
    }
  }
`
