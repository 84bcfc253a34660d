import type { MouseEvent } from 'react'
import styled from 'styled-components'
import type { Facets } from '@/api/generated/model'
import { chosenFilters, type Filter, toggled, unfiltered } from '@/domain/catalogue/filters'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, depths, size, space, stickyBar } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { CloseIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chip } from '../chip'
import { useFilterLabel } from './filter-label'

type ChosenFiltersProps = {
  facets: Facets | undefined
  search: ListSearch
  /** Whether the list is there, and with it the names of colours. The room is reserved before. */
  isKnown: boolean
  onChange: (next: ListSearch) => void
  /** Called when the last filter, and with it this row, is gone: the focus has to go on. */
  onEmptied: () => void
}

/** The filters that are set, at the top of the window while the list scrolls: each is taken back by its click (Product §2.7.5). */
export function ChosenFilters(props: ChosenFiltersProps) {
  return (
    <Bar $align="center" $gap={2}>
      {props.isKnown && <Filters {...props} />}
    </Bar>
  )
}

function Filters({ facets, search, onChange, onEmptied }: ChosenFiltersProps) {
  const msg = useMsg()
  const labelOf = useFilterLabel(facets, search)
  const remove = (filter: Filter) => (event: MouseEvent) => {
    const entry = event.currentTarget.closest('li')
    const next = entry?.nextElementSibling ?? entry?.previousElementSibling
    next?.querySelector('button')?.focus()
    if (!next) onEmptied()
    onChange(toggled(search, filter))
  }
  return (
    <>
      <Chips aria-label={msg('filter.chosen')}>
        {chosenFilters(search).map((filter) => {
          const label = labelOf(filter)
          return (
            <li key={filter.facet + filter.value}>
              <Chip
                type="button"
                aria-label={msg('filter.remove', { label })}
                onClick={remove(filter)}
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
          onChange(unfiltered(search))
        }}
      >
        {msg('filter.clear')}
      </Button>
    </>
  )
}

/* 52 px: with the header, a phone keeps three quarters of its height. */
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

/* The padding keeps focus rings from being clipped. */
const Chips = styled.ul`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  padding: ${space(1)};
  margin: -${space(1)};
  gap: ${space(2)};
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`

const Chip = styled.button`
  ${chip}
  gap: ${space(2)};
  min-height: ${size.target};
  background: ${color.surface};
`
