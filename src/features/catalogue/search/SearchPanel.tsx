import { type Ref, useState } from 'react'
import styled from 'styled-components'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { useDebouncedValue } from '@/lib/use-debounced'
import { size, space } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { AnyUrlLink, ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchBox, SearchField } from '@/ui/fields/SearchField'
import { CloseIcon } from '@/ui/icons'
import { Container, VisuallyHidden } from '@/ui/layout/basics'
import { chipStyle } from '../chip'
import { productListErrorText } from '../errors'
import { SearchChips, EmptySearchContent } from './EmptySearchContent'
import { useSearchHits } from './queries'
import { addRecentSearch, searchLimits, searchText } from './search-text'
import { SearchHits, SearchSkeleton } from './SearchHits'

type SearchPanelProps = {
  /** Links to categories, for shoppers who do not know what to type. */
  categories: readonly { name: string; href: string }[]
  onSubmit: (q: string) => void
  onClose: () => void
  field?: Ref<HTMLInputElement>
}

/**
 * The search (Product §2.8). It shows suggestions until the shopper has typed two characters, and then hits.
 * Enter opens the list of all hits.
 */
export function SearchPanel({ categories, onSubmit, onClose, field }: SearchPanelProps) {
  const msg = useMsg()
  const errorMessage = useErrorTextOf(productListErrorText)
  const [typed, setTyped] = useState('')
  const text = searchText(typed)
  const q = useDebouncedValue(text, searchLimits.delayMs)
  const hits = useSearchHits(q)
  // The shorter of both texts counts, so that the hits disappear at once when the shopper deletes the text.
  // `q` alone would follow only after a delay.
  const isActive = Math.min(text.length, q.length) >= searchLimits.minLength
  const leave = () => {
    addRecentSearch(q)
    onClose()
  }
  const products = (isActive && hits.data?.products) || []
  return (
    <SearchField value={typed} onChange={setTyped} suggestions={products} toText={nameOf}>
      <Bar>
        <SearchBox
          ref={field}
          label={msg('search.label')}
          placeholder={msg('search.placeholder')}
          maxLength={searchLimits.maxLength}
          suggesting={products.length > 0}
          onSubmit={() => {
            addRecentSearch(text)
            if (text) onSubmit(text)
          }}
          action={
            <IconButton label={msg('ui.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          }
        />
        <nav aria-label={msg('search.categories')}>
          <SearchChips>
            {categories.map(({ name, href }) => (
              <li key={href}>
                <Chip href={href} onClick={onClose}>
                  {name}
                </Chip>
              </li>
            ))}
          </SearchChips>
        </nav>
      </Bar>
      <Container>
        <VisuallyHidden role="status">
          {isActive &&
            hits.data &&
            !hits.isPlaceholderData &&
            (hits.data.isNearest
              ? msg('list.nearest', { q })
              : msg('search.found', { n: hits.data.total ?? hits.data.products.length }))}
        </VisuallyHidden>
        {!isActive && <EmptySearchContent onPick={setTyped} onNavigate={onClose} />}
        {isActive && (
          <Async
            query={hits}
            skeleton={<SearchSkeleton />}
            errorMessage={errorMessage}
            isEmpty={(found) => found.products.length === 0}
            empty={
              <EmptyState
                title={msg('search.nothing', { q })}
                text={msg('search.nothing.text')}
                action={
                  <ButtonLink to="/products" onClick={onClose}>
                    {msg('catalogue.seeAll')}
                  </ButtonLink>
                }
              />
            }
          >
            {(found) => (
              <SearchHits {...found} q={q} stale={hits.isPlaceholderData} onNavigate={leave} />
            )}
          </Async>
        )}
      </Container>
    </SearchField>
  )
}

const nameOf = ({ name }: { name: string }) => name

/* The bar is at least 194 px high (Product §9). Hits and suggestions are below the bar. */
const Bar = styled(Container)`
  display: grid;
  min-height: ${size.searchOverlay};
  align-content: center;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`

const Chip = styled(AnyUrlLink)`
  ${chipStyle}
`
