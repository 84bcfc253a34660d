import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Grid, Row, Text } from '@/ui/layout/basics'
import { chipRowStyle } from '../chip'
import { usePopularProducts, usePopularSearchTexts } from './queries'
import { deleteRecentSearches, recentSearches } from './search-text'
import { SearchHitDetails, searchHitGridStyle, SearchHitLink, SearchSkeleton } from './SearchHits'

type EmptySearchContentProps = {
  onPick: (q: string) => void
  onNavigate: () => void
}

/**
 * The content of the search before the shopper types: recent searches, popular searches, and some products.
 */
export function EmptySearchContent({ onPick, onNavigate }: EmptySearchContentProps) {
  const msg = useMsg()
  const [recent, setRecent] = useState(recentSearches)
  const texts = usePopularSearchTexts()
  const popular = usePopularProducts()
  // Searches and products appear at the same time, so that nothing on the screen moves.
  const isPending = popular.isPending || texts.isPending
  const often = isPending ? [] : (texts.data ?? []).filter((q) => !recent.includes(q))
  return (
    <Offers $gap={5} aria-busy={isPending}>
      {recent.length > 0 && (
        <Texts
          title={msg('search.recent')}
          texts={recent}
          onPick={onPick}
          action={
            <Button
              variant="quiet"
              onClick={() => {
                deleteRecentSearches()
                setRecent([])
              }}
            >
              {msg('search.recent.clear')}
            </Button>
          }
        />
      )}
      {often.length > 0 && <Texts title={msg('search.often')} texts={often} onPick={onPick} />}
      {isPending && <SearchSkeleton />}
      {/* The products are left out if the call failed. */}
      {!isPending && popular.data && (
        <section aria-label={msg('search.popular')}>
          <Head $align="center">
            <Text as="h2" $title="h4">
              {msg('search.popular')}
            </Text>
          </Head>
          <Products>
            {popular.data.map((product) => (
              <li key={product.id}>
                <SearchHitLink
                  to="/products/$slug"
                  params={{ slug: product.slug }}
                  onClick={onNavigate}
                >
                  <SearchHitDetails product={product} name={product.name} />
                </SearchHitLink>
              </li>
            ))}
          </Products>
        </section>
      )}
    </Offers>
  )
}

type TextsProps = {
  title: string
  texts: readonly string[]
  onPick: (q: string) => void
  action?: ReactNode
}

/** A row of search texts. A click on a text searches for it. */
function Texts({ title, texts, onPick, action }: TextsProps) {
  return (
    <section aria-label={title}>
      <Head $align="center" $justify="space-between">
        <Text as="h2" $title="h4">
          {title}
        </Text>
        {action}
      </Head>
      <SearchChips>
        {texts.map((q) => (
          <li key={q}>
            <Pick type="button" onClick={() => onPick(q)}>
              {q}
            </Pick>
          </li>
        ))}
      </SearchChips>
    </section>
  )
}

const Offers = styled(Grid)`
  padding-block-end: ${space(8)};
`

const Head = styled(Row)`
  min-height: ${size.target};
`

/*
 * The row extends to the edges of the screen, and its padding leaves room for focus rings. An empty row keeps
 * its height, so that nothing below moves.
 */
export const SearchChips = styled.ul`
  ${chipRowStyle}
  min-height: calc(${size.target} + 2 * ${space(1)});
  padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));

  & > li {
    max-width: 100%;
  }
`

const Pick = styled.button`
  max-width: 100%;
  min-height: ${size.target};
  padding-inline: ${space(4)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  font-size: ${text.sm};
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.accent};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

const Products = styled.ul`
  ${searchHitGridStyle}
`
