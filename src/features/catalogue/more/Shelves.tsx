import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import type { ViewedProducts } from '@/domain/catalogue/recently-viewed'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { box, color, media, size, space, text } from '@/theme/tokens.gen'
import { AnyUrlLink, ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { useNearView } from '@/ui/feedback/late'
import { Container, Text } from '@/ui/layout/basics'
import { CardSkeletons } from '../CardGrid'
import { productListErrorText } from '../errors'
import { ProductCard } from '../ProductCard'
import { productsQuery, useProductsRelatedTo, useRefreshedViewedProducts } from '../queries'
import { readViewedProducts } from './viewed'

type ProductSectionProps = Pick<ComponentProps<'section'>, 'ref'> & {
  title: string
  /** The content at the end of the title's line. */
  beside?: ReactNode
  /** The products. Undefined while they load. */
  products: readonly ProductSummary[] | undefined
  /** The number of placeholder cards while the products load. */
  skeletons: number
  empty?: ReactNode
  quickAdd?: boolean
}

/**
 * A titled row of products. On phones the row scrolls sideways, so that the page stays short. Wider screens
 * show full rows of four products.
 */
function ProductSection({
  title,
  beside,
  products,
  skeletons,
  empty,
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

  /*
   * The strip reaches the edges of the screen. The padding leaves room for focus rings, which would otherwise
   * be cut off.
   */
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

    /* Products of an incomplete last row are hidden, because a shelf shows only full rows. */
    & > :nth-child(4n + 5):nth-last-child(-n + 3),
    & > :nth-child(4n + 5):nth-last-child(-n + 3) ~ li {
      display: none;
    }
  }
`

/**
 * The shelf of recently viewed products. Their data loads when the shopper scrolls near the shelf. Renders
 * nothing if there are no such products.
 */
function RecentlyViewed({ viewed }: { viewed: ViewedProducts }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const products = useRefreshedViewedProducts(viewed, near)
  if (products?.length === 0) return null
  return (
    <ProductSection
      ref={watch}
      title={msg('product.viewed')}
      products={products}
      skeletons={limits.recentSkeletons}
    />
  )
}

/** The related products and the recently viewed products, below a product. */
export function ProductPageShelves({ slug, viewed }: { slug: string; viewed: ViewedProducts }) {
  return (
    <>
      <BlockBoundary>
        <RelatedProducts slug={slug} />
      </BlockBoundary>
      <BlockBoundary>
        <RecentlyViewed viewed={viewed} />
      </BlockBoundary>
    </>
  )
}

/** The shelf of related products. A failed call counts as an empty list (Product §8). */
function RelatedProducts({ slug }: { slug: string }) {
  const msg = useMsg()
  const { data, isError } = useProductsRelatedTo(slug)
  return (
    <ProductSection
      title={msg('product.related')}
      products={data ?? (isError ? [] : undefined)}
      skeletons={limits.listSkeletons}
      quickAdd
      empty={<Text $color="inkSoft">{msg('product.related.none')}</Text>}
    />
  )
}

type ShelfProps = {
  /** The ids of products that the page shows elsewhere. The shelf leaves these products out. */
  shown: readonly number[]
}

/**
 * The shelf of new and featured products (Product §2.5.9). These are the first products in the list of all
 * products, and the shelf links to this list. The shelf leaves out products that the shopper has viewed
 * recently.
 */
export function NewProductsShelf({ shown }: ShelfProps) {
  const msg = useMsg()
  const [viewed] = useState(readViewedProducts)
  const elsewhere = new Set([...shown, ...viewed.map(({ id }) => id)])
  const shelf = (products?: readonly ProductSummary[]) => (
    <Shelf>
      <ProductSection
        title={msg('product.shelf.new')}
        beside={<All href="/products">{msg('product.shelf.all')}</All>}
        products={products}
        skeletons={limits.listSkeletons}
      />
    </Shelf>
  )
  return (
    <Async
      query={useQuery(productsQuery(null, {}))}
      skeleton={shelf()}
      errorMessage={useErrorTextOf(productListErrorText)}
      isEmpty={({ products }) => products.length === 0}
      empty={
        <EmptyState
          title={msg('home.nothing')}
          text={msg('home.nothing.text')}
          action={
            <ButtonLink to="/$page" params={{ page: 'contact' }}>
              {msg('footer.link.contact')}
            </ButtonLink>
          }
        />
      }
    >
      {({ products }) =>
        shelf(products.filter(({ id }) => !elsewhere.has(id)).slice(0, limits.listSkeletons))
      }
    </Async>
  )
}

/**
 * The shelf of recently viewed products that the page does not show elsewhere. Renders nothing if there are
 * none.
 */
export function RecentlyViewedShelf({ shown }: ShelfProps) {
  const [viewed] = useState(() => readViewedProducts().filter(({ id }) => !shown.includes(id)))
  if (viewed.length === 0) return null
  return (
    <Shelf>
      <RecentlyViewed viewed={viewed} />
    </Shelf>
  )
}

/**
 * The shelf below the cart: products that are like the product with this slug. Below an empty cart, these are
 * recently viewed products, or new products if there are none.
 */
export function CartShelf({ slug }: { slug: string | undefined }) {
  const [viewed] = useState(readViewedProducts)
  if (slug !== undefined) {
    return (
      <Shelf>
        <RelatedProducts slug={slug} />
      </Shelf>
    )
  }
  return viewed.length > 0 ? <RecentlyViewedShelf shown={[]} /> : <NewProductsShelf shown={[]} />
}

const Shelf = styled(Container)`
  margin-block-start: ${space(16)};

  & > section {
    padding-block-end: 0;
  }
`

const All = styled(AnyUrlLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.ink};
  font-size: ${text.sm};
`
