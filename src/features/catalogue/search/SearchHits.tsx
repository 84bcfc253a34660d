import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { SuggestionList } from '@/ui/fields/SearchField'
import { hitGrid } from './hit-grid'
import { SearchHit } from './SearchHit'

type SearchHitsProps = {
  products: readonly ProductSummary[]
  /** How many there are, shown or not. */
  total: number
  q: string
  /** They belong to the text before; those of this one are on their way. */
  old: boolean
  /** The page changes. */
  onLeave: () => void
}

/** The first products found, and the way to all of them. */
export function SearchHits({ products, total, q, old, onLeave }: SearchHitsProps) {
  const msg = useMsg()
  return (
    <Found aria-busy={old}>
      <Hits aria-label={msg('search.hits')}>
        {products.map((product) => (
          <SearchHit key={product.id} product={product} q={q} onOpen={onLeave} />
        ))}
      </Hits>
      <ButtonLink to="/products" search={{ q }} variant="secondary" onClick={onLeave}>
        {msg('search.seeAll', { n: total })}
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
    opacity: 0.8;
  }
`

const Hits = styled(SuggestionList)`
  ${hitGrid}
  justify-self: stretch;
`
