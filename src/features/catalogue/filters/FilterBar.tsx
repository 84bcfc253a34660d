import { type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Facets } from '@/api/generated/model'
import {
  type FacetDefinition,
  type FacetOf,
  facetDefinitions,
  offeredFacetValues,
  withFilterToggled,
  chosenFacetValues,
} from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space } from '@/theme/tokens.gen'
import { defer } from '@/ui/feedback/late'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { FilterIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chipStyle } from '../chip'

const FilterMenu = defer(async () => (await import('./FilterPanels')).FilterMenu)
const FilterSheet = defer(async () => (await import('./FilterPanels')).FilterSheet)

export type FilterControlProps = {
  /** The filters that the host offers for this list. */
  answer: Facets
  search: ProductListSearch
  onChange: (next: ProductListSearch) => void
}

export type FilterBarProps = FilterControlProps & {
  /**
   * The number of products that match the filters. Null if the host sends no number. While `busy` is true, it
   * is still the number for the previous filters.
   */
  total: number | null
  busy: boolean
  /**
   * True while the filter sheet is open. Only narrow windows have this sheet. Undefined until the sheet is
   * opened for the first time.
   */
  sheetOpen: boolean | undefined
  onSheetOpenChange: (open: boolean) => void
  /**
   * Called when the shopper sets a filter without values, such as "on sale". The clicked button then
   * disappears, because the row of chosen filters shows this filter. The caller has to move the focus.
   */
  onFlagged: () => void
}

/**
 * The filters of a list (Product §2.7.4): a row of buttons in a wide window, one button that opens a sheet in
 * a narrow window.
 */
export function FilterBar(props: FilterBarProps) {
  const msg = useMsg()
  const { sheetOpen, onSheetOpenChange } = props
  return (
    <>
      <Wide $gap={2}>
        {facetDefinitions.map((facet) =>
          facet.kind === 'flag' ? (
            <FlagButton key={facet.key} {...props} facet={facet} />
          ) : (
            <FacetButton key={facet.key} {...props} facet={facet} />
          ),
        )}
      </Wide>
      <Narrow
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen ?? false}
        {...FilterSheet.onInterest}
        onClick={() => onSheetOpenChange(true)}
      >
        <FilterIcon size={20} />
        {msg('filter.all')}
      </Narrow>
      {sheetOpen !== undefined && <FilterSheet {...props} sheetOpen={sheetOpen} />}
    </>
  )
}

type FlagButtonProps = FilterBarProps & { facet: FacetOf<'flag'> }

function FlagButton({ facet, answer, search, onChange, onFlagged }: FlagButtonProps) {
  const msg = useMsg()
  if (search[facet.key]) return null
  return offeredFacetValues(facet, answer).map(({ value, count }) => (
    <Pill
      key={value}
      type="button"
      disabled={count === 0}
      onClick={() => {
        onFlagged()
        onChange(withFilterToggled(search, { facet, value }))
      }}
    >
      {msg(facet.label)}
    </Pill>
  ))
}

/** The button that opens the values of a filter. Renders nothing if the host offers no values. */
function FacetButton({ facet, ...props }: FilterControlProps & { facet: FacetDefinition }) {
  const msg = useMsg()
  const anchor: RefObject<HTMLButtonElement | null> = useRef(null)
  const [open, setOpen] = useState<boolean>()
  const isOffered =
    facet.kind === 'range'
      ? props.answer.price !== null || chosenFacetValues(props.search, facet).length > 0
      : offeredFacetValues(facet, props.answer).length > 0
  if (!isOffered) return null
  return (
    <>
      <Pill
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={!!open}
        {...FilterMenu.onInterest}
        onClick={() => setOpen(!open)}
      >
        {msg(facet.label)}
        <ChevronDownIcon size={16} />
      </Pill>
      {open !== undefined && (
        <FilterMenu {...props} facet={facet} anchor={anchor} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}

const Wide = styled(Row)`
  ${media.belowLandscape} {
    display: none;
  }
`

const Pill = styled.button`
  ${chipStyle}
  flex: none;
  gap: ${space(1.5)};

  &:disabled {
    border-color: ${color.line};
    color: ${color.inkSoft};
  }
`

const Narrow = styled(Pill)`
  ${media.landscape} {
    display: none;
  }
`
