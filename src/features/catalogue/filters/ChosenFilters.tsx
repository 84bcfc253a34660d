import { useRef } from 'react'
import styled from 'styled-components'
import type { Facets } from '@/api/generated/model'
import {
  chosenFilters,
  type ChosenFilter,
  isSameFilter,
  offeredFacetValues,
  withFilterToggled,
  withoutFilters,
} from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, depths, space, stickyBar } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CloseIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chipStyle, chipRowStyle } from '../chip'

type ChosenFiltersProps = {
  answer: Facets | undefined
  search: ProductListSearch
  /**
   * True when the list has loaded. Until then the row is empty, because the server sends the names of colours
   * together with the list.
   */
  isKnown: boolean
  onChange: (next: ProductListSearch) => void
  /**
   * Called when the last filter is removed. The row disappears with the filter, so the caller has to move the
   * focus.
   */
  onEmptied: () => void
}

/**
 * The row of filters that the shopper has set. The row sticks to the top of the window, below the header. A
 * click on a filter removes this filter (Product §2.7.5).
 */
export function ChosenFilters(props: ChosenFiltersProps) {
  return (
    <Bar $align="center" $gap={2}>
      {props.isKnown && <Filters {...props} />}
    </Bar>
  )
}

function Filters({ answer, search, onChange, onEmptied }: ChosenFiltersProps) {
  const msg = useMsg()
  const labelOf = useFilterLabel(answer, search)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const remove = (filter: ChosenFilter, at: number) => {
    const next = buttons.current[at + 1] ?? buttons.current[at - 1]
    if (next) next.focus()
    else onEmptied()
    onChange(withFilterToggled(search, filter))
  }
  return (
    <>
      <Chips aria-label={msg('filter.chosen')}>
        {chosenFilters(search).map((filter, at) => {
          const label = labelOf(filter)
          return (
            <li key={`${filter.facet.key} ${filter.value}`}>
              <Chip
                ref={(button) => void (buttons.current[at] = button)}
                type="button"
                aria-label={msg('filter.remove', { label })}
                onClick={() => remove(filter, at)}
              >
                {label}
                <CloseIcon size={16} />
              </Chip>
            </li>
          )
        })}
      </Chips>
      <Button
        variant="quiet"
        onClick={() => {
          onEmptied()
          onChange(withoutFilters(search))
        }}
      >
        {msg('filter.clear')}
      </Button>
    </>
  )
}

type FilteredEmptyProps = {
  answer: Facets | undefined
  search: ProductListSearch
  /**
   * The filter that the shopper added last. The message names it as the reason why the list is empty.
   * Undefined after a reload; the message then names the last filter of the URL.
   */
  added: ChosenFilter | undefined
  onChange: (next: ProductListSearch) => void
  /**
   * Called when the shopper removes filters with a button of this message. The clicked button disappears, so
   * the caller has to move the focus.
   */
  onUndone: () => void
}

/**
 * The message in place of a list without products, if filters are set (Product §2.7.5). It names the filter
 * that was added last, and has a button that removes this filter.
 */
export function EmptyFilteredList({
  answer,
  search,
  added,
  onChange,
  onUndone,
}: FilteredEmptyProps) {
  const msg = useMsg()
  const labelOf = useFilterLabel(answer, search)
  const chosen = chosenFilters(search)
  const emptying = chosen.find((filter) => isSameFilter(filter, added)) ?? chosen.at(-1)
  const last = emptying ? labelOf(emptying) : ''
  const undo = (next: ProductListSearch) => {
    onUndone()
    onChange(next)
  }
  return (
    <EmptyState
      title={msg('filter.empty', { last })}
      action={
        <Row $gap={3} $justify="center" $wrap>
          <Button
            onClick={() =>
              undo(emptying ? withFilterToggled(search, emptying) : withoutFilters(search))
            }
          >
            {msg('filter.empty.undo', { last })}
          </Button>
          {chosen.length > 1 && (
            <Button variant="secondary" onClick={() => undo(withoutFilters(search))}>
              {msg('filter.empty.clear')}
            </Button>
          )}
        </Row>
      }
    />
  )
}

/**
 * Returns a function that gives the label of a filter. If the host sends no name for a value, the label is
 * the value from the URL.
 */
function useFilterLabel(answer: Facets | undefined, { price_min, price_max }: ProductListSearch) {
  const msg = useMsg()
  return ({ facet, value }: ChosenFilter): string => {
    if (facet.kind === 'flag') return msg(facet.label)
    if (facet.kind === 'values') {
      const known = offeredFacetValues(facet, answer).find((offered) => offered.value === value)
      const name = known?.name ?? value
      return facet.reads ? msg(facet.reads, { name }) : name
    }
    const min = formatVnd(price_min ?? 0)
    if (price_max === undefined) return msg('filter.price.above', { min })
    const max = formatVnd(price_max)
    return price_min === undefined
      ? msg('filter.price.below', { max })
      : msg('filter.price.between', { min, max })
  }
}

/*
 * The height is 52 px, so that the header and this row together cover at most a quarter of a phone's screen.
 */
const Bar = styled(Row)`
  position: ${stickyBar.position};
  z-index: ${depths.sticky};
  inset-block-start: ${stickyBar.headerCover};
  height: ${space(13)};
  padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  margin-block: -${space(3)} ${space(3)};
  background: ${color.paper};

  & > button {
    flex: none;
  }
`

const Chips = styled.ul`
  ${chipRowStyle}
  min-width: 0;
`

const Chip = styled.button`
  ${chipStyle}
  gap: ${space(2)};
  background: ${color.surface};
`
