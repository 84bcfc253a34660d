import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, title } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Row } from '@/ui/layout/Stack'
import { usePopular } from './queries'
import { clearRecent, readRecent } from './search-text'
import { hitGrid, HitFacts, HitLink, SearchSkeleton } from './SearchHits'

type SearchIdleProps = {
  /** Called with a text that was searched for before. */
  onPick: (q: string) => void
  /** Called when a link is followed. */
  onNavigate: () => void
}

/** What the search offers before anything is typed: recent searches of this device and some products. */
export function SearchIdle({ onPick, onNavigate }: SearchIdleProps) {
  const msg = useMsg()
  const [recent, setRecent] = useState(readRecent)
  const popular = usePopular()
  const forget = () => {
    clearRecent()
    setRecent([])
  }
  return (
    <Offers>
      {recent.length > 0 && (
        <section aria-label={msg('search.recent')}>
          <Head>
            <Title>{msg('search.recent')}</Title>
            <Button variant="quiet" onClick={forget}>
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
          <Head>
            <Title>{msg('search.popular')}</Title>
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

const Offers = styled.div`
  display: grid;
  padding-block-end: ${space(8)};
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
`

const Head = styled.div`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  justify-content: space-between;
`

const Title = styled.h2`
  font: ${title.h4};
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
