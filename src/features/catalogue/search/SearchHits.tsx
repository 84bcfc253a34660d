import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { matchedColor } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { markedParts } from '@/lib/text'
import { color, media, motion, space, text, weight } from '@/theme/tokens.gen'
import { ButtonLink } from '@/ui/actions/Link'
import { OriginalName, OriginalNameSkeleton } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Suggestion, SearchSuggestions } from '@/ui/fields/SearchField'
import { Stack, Text, fourLineClampStyle } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { searchLimits } from './search-text'
import { SearchMatchReasons } from './SearchMatchReasons'

type SearchHitsProps = {
  products: readonly ProductSummary[]
  /** The number of all hits. Null if the server sends no number. */
  total: number | null
  q: string
  /** True if no product matches the whole text. The hits are then only similar. */
  isNearest: boolean
  /** True while the hits for the previous text are still shown. */
  stale: boolean
  onNavigate: () => void
}

/** The products that a search found, and a link to the list of all hits. */
export function SearchHits({ products, total, q, isNearest, stale, onNavigate }: SearchHitsProps) {
  const msg = useMsg()
  return (
    <Found aria-busy={stale}>
      {isNearest && <Text>{msg('list.nearest', { q })}</Text>}
      <Hits aria-label={msg('search.hits')}>
        {products.map((product) => (
          <Suggestion
            key={product.id}
            value={product}
            onClick={onNavigate}
            render={
              <SearchHitLink
                to="/products/$slug"
                params={{ slug: product.slug }}
                search={{ variant: matchedColor(product)?.variant_id ?? undefined }}
              />
            }
          >
            <SearchHitDetails product={product} name={<MarkedName name={product.name} q={q} />} />
          </Suggestion>
        ))}
      </Hits>
      <ButtonLink to="/products" search={{ q }} variant="secondary" onClick={onNavigate}>
        {total === null ? msg('search.seeAllHits') : msg('search.seeAll', { n: total })}
      </ButtonLink>
    </Found>
  )
}

/** A product name with highlighted matches. Case and accents do not matter: "ao dai" matches "Áo dài". */
function MarkedName({ name, q }: { name: string; q: string }) {
  return markedParts(name, q).map(({ text, at, marked }) =>
    marked ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
  )
}

/** The picture, name and price of a found product. */
export function SearchHitDetails({ product, name }: { product: ProductSummary; name: ReactNode }) {
  return (
    <>
      <Picture src={matchedColor(product)?.image ?? product.image} alt="" sizes={hitSizes} />
      <Stack as="span" $gap={1}>
        <Name>{name}</Name>
        <OriginalName name={product.name} original={product.original_name} />
        <Price
          value={product.min_price}
          max={product.max_price}
          original={product.original_price}
          size="sm"
        />
        <SearchMatchReasons product={product} />
      </Stack>
    </>
  )
}

const hitSizes = '(min-width: 48em) 200px, 64px'

/** Placeholders for hits while the first hits load. */
export function SearchSkeleton() {
  return (
    <Placeholders>
      {Array.from({ length: searchLimits.hits }, (_, index) => (
        <Hit key={index}>
          <Skeleton ratio="3 / 4" />
          <Stack $gap={2}>
            <Skeleton height="1.3em" />
            <OriginalNameSkeleton />
            <Skeleton height="1.3em" width="50%" />
          </Stack>
        </Hit>
      ))}
    </Placeholders>
  )
}

const Found = styled.div`
  display: grid;
  padding-block-end: ${space(8)};
  gap: ${space(5)};
  justify-items: center;

  &[aria-busy='true'] {
    opacity: 0.88;
  }
`

export const searchHitGridStyle = css`
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};

  ${media.tablet} {
    gap: ${space(2)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Hits = styled(SearchSuggestions)`
  ${searchHitGridStyle}
  justify-self: stretch;
`

const Mark = styled.mark`
  background: none;
  color: ${color.accent};
  font-weight: ${weight.bold};

  @media (forced-colors: active) {
    text-decoration: underline;
  }
`

const hitBox = css`
  display: grid;
  align-items: center;
  padding: ${space(2)};
  gap: ${space(3)};
  grid-template-columns: 64px minmax(0, 1fr);

  ${media.tablet} {
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const SearchHitLink = createLink(styled.a<object>`
  ${hitBox}
  color: ${color.ink};
  cursor: pointer;
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover,
  &[data-highlighted] {
    background: ${color.sand};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`)

const Name = styled.span`
  ${fourLineClampStyle}
  font-size: ${text.sm};
  line-height: 1.5;
`

const Placeholders = styled.div`
  ${searchHitGridStyle}
  padding-block-end: ${space(8)};
`

const Hit = styled.div`
  ${hitBox}
`
