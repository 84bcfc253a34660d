import { useRef } from 'react'
import styled from 'styled-components'
import type { Facets } from '@/api/generated/model'
import {
  chosenFilters,
  type Filter,
  isSameFilter,
  offeredValues,
  withFilterToggled,
  withoutFilters,
} from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, depths, size, space, stickyBar } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CloseIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chip, chipRow } from '../chip'

type ChosenFiltersProps = {
  answer: Facets | undefined
  search: ProductListSearch
  /**
   * True once the list has loaded, because the names of colours are then known. Until then the row is empty.
   */
  isKnown: boolean
  onChange: (next: ProductListSearch) => void
  /**
   * Called when the last filter is removed. The row disappears with that filter, so the calling component has
   * to move the focus.
   */
  onEmptied: () => void
}

/**
 * The filters that are set. The row sticks to the top of the window. A click on a filter removes it (Product
 * §2.7.5).
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
  const remove = (filter: Filter, at: number) => {
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
  /** The filter that emptied the list. After a reload it is unknown, so the last filter is used. */
  added: Filter | undefined
  onChange: (next: ProductListSearch) => void
  /** Called on the click. The clicked button then disappears, so the focus has to move. */
  onUndone: () => void
}

/**
 * Shown in place of a list that the filters leave empty (Product §2.7.5). Shows the filter that emptied the
 * list, and a button that removes this filter.
 */
export function FilteredEmpty({ answer, search, added, onChange, onUndone }: FilteredEmptyProps) {
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
 * Returns a function that gives the label of a filter. A value for which the host sends no name is shown like
 * in the URL.
 */
function useFilterLabel(answer: Facets | undefined, { price_min, price_max }: ProductListSearch) {
  const msg = useMsg()
  return ({ facet, value }: Filter): string => {
    if (facet.kind === 'flag') return msg(facet.label)
    if (facet.kind === 'values') {
      const known = offeredValues(facet, answer).find((offered) => offered.value === value)
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

/* 52 px: the header and this row leave a phone three quarters of its height. */
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
  ${chipRow}
  min-width: 0;
`

const Chip = styled.button`
  ${chip}
  gap: ${space(2)};
  min-height: ${size.target};
  background: ${color.surface};
`
