import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { SuggestionList } from '@/ui/fields/SearchField'
import { hitGrid } from './hit-grid'
import { SearchHit } from './SearchHit'

type SearchHitsProps = {
  /** The best ones, in the order of the answer. */
  products: readonly ProductSummary[]
  /** Number of all hits, including those not shown; null where the server does not say. */
  total: number | null
  /** What was searched for. */
  q: string
  /** True while the hits of the previous text are still shown. */
  stale: boolean
  /** Called when a link is followed. */
  onNavigate: () => void
}

/** The first hits, and a link to all of them. */
export function SearchHits({ products, total, q, stale, onNavigate }: SearchHitsProps) {
  const msg = useMsg()
  return (
    <Found aria-busy={stale}>
      <Hits aria-label={msg('search.hits')}>
        {products.map((product) => (
          <SearchHit key={product.id} product={product} q={q} onOpen={onNavigate} />
        ))}
      </Hits>
      <ButtonLink to="/products" search={{ q }} variant="secondary" onClick={onNavigate}>
        {total === null ? msg('search.seeAllHits') : msg('search.seeAll', { n: total })}
      </ButtonLink>
    </Found>
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

const Hits = styled(SuggestionList)`
  ${hitGrid}
  justify-self: stretch;
`
