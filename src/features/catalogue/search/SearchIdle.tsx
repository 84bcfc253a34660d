import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Grid, Row } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { usePopular } from './queries'
import { clearRecent, readRecent } from './search-text'
import { hitGrid, HitFacts, HitLink, SearchSkeleton } from './SearchHits'

type SearchIdleProps = {
  onPick: (q: string) => void
  onNavigate: () => void
}

/** What the search offers before anything is typed: recent searches of this device and some products. */
export function SearchIdle({ onPick, onNavigate }: SearchIdleProps) {
  const msg = useMsg()
  const [recent, setRecent] = useState(readRecent)
  const popular = usePopular()
  return (
    <Offers $gap={5}>
      {recent.length > 0 && (
        <section aria-label={msg('search.recent')}>
          <Head $align="center" $justify="space-between">
            <Text as="h2" $title="h4">
              {msg('search.recent')}
            </Text>
            <Button
              variant="quiet"
              onClick={() => {
                clearRecent()
                setRecent([])
              }}
            >
              {msg('search.recent.clear')}
            </Button>
          </Head>
          <Row as="ul" $gap={2} $wrap>
            {recent.map((q) => (
              <li key={q}>
                <Recent type="button" onClick={() => onPick(q)}>
                  {q}
                </Recent>
              </li>
            ))}
          </Row>
        </section>
      )}
      {/* Without an answer there is only less to choose from. */}
      {!popular.isError && (
        <section aria-label={msg('search.popular')} aria-busy={popular.isPending}>
          <Head $align="center">
            <Text as="h2" $title="h4">
              {msg('search.popular')}
            </Text>
          </Head>
          {popular.data ? (
            <Products>
              {popular.data.map((product) => (
                <li key={product.id}>
                  <HitLink
                    to="/products/$slug"
                    params={{ slug: product.slug }}
                    onClick={onNavigate}
                  >
                    <HitFacts product={product} name={product.name} />
                  </HitLink>
                </li>
              ))}
            </Products>
          ) : (
            <SearchSkeleton />
          )}
        </section>
      )}
    </Offers>
  )
}

const Offers = styled(Grid)`
  padding-block-end: ${space(8)};
`

const Head = styled(Row)`
  min-height: ${size.target};
`

const Recent = styled.button`
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
  ${hitGrid}
`
