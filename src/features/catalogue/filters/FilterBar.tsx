import { type RefObject, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Facets } from '@/api/generated/model'
import {
  type Facet,
  type FacetOf,
  facets,
  offeredValues,
  withFilterToggled,
  chosenValues,
} from '@/domain/catalogue/facets'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { late } from '@/ui/feedback/late'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { FilterIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chip } from '../chip'

const FilterMenu = late(async () => (await import('./FilterPanels')).FilterMenu)
const FilterSheet = late(async () => (await import('./FilterPanels')).FilterSheet)

export type FilterProps = {
  /** The filters that the host offers for this list. */
  answer: Facets
  search: ProductListSearch
  onChange: (next: ProductListSearch) => void
}

export type FilterBarProps = FilterProps & {
  /**
   * The number of products that match the filters; null where the host sends no number. While `busy`, it is
   * the old number.
   */
  total: number | null
  busy: boolean
  /**
   * True while the sheet of narrow windows is open. The sheet then announces the number of products.
   * Undefined at first.
   */
  sheetOpen: boolean | undefined
  onSheetOpenChange: (open: boolean) => void
}

/**
 * The filters of a list (Product §2.7.4): a row of buttons in a wide window, one button with a sheet in a
 * narrow one.
 */
export function FilterBar(props: FilterBarProps) {
  const msg = useMsg()
  const { sheetOpen, onSheetOpenChange } = props
  return (
    <>
      <Wide $gap={2}>
        {facets.map((facet) =>
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

function FlagButton({ facet, answer, search, onChange }: FilterProps & { facet: FacetOf<'flag'> }) {
  const msg = useMsg()
  const isSet = search[facet.key] ?? false
  return offeredValues(facet, answer).map(({ value, count }) => (
    <Opener
      key={value}
      type="button"
      aria-pressed={isSet}
      disabled={count === 0 && !isSet}
      onClick={() => onChange(withFilterToggled(search, { facet, value }))}
    >
      {msg(facet.label)}
    </Opener>
  ))
}

/** The button that opens the values of a filter. Renders nothing for a filter without values. */
function FacetButton({ facet, ...props }: FilterProps & { facet: Facet }) {
  const msg = useMsg()
  const anchor: RefObject<HTMLButtonElement | null> = useRef(null)
  const [open, setOpen] = useState<boolean>()
  const { length } = chosenValues(props.search, facet)
  const isRange = facet.kind === 'range'
  const isOffered = isRange
    ? props.answer.price !== null || length > 0
    : offeredValues(facet, props.answer).length > 0
  if (!isOffered) return null
  return (
    <>
      <Opener
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={!!open}
        data-set={length > 0 || undefined}
        {...FilterMenu.onInterest}
        onClick={() => setOpen(!open)}
      >
        {msg(facet.label)}
        {length > 0 && !isRange && ` (${length})`}
        <ChevronDownIcon size={16} />
      </Opener>
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

/* As high as the select beside it. Square corners tell it from the category chips above. */
const control = css`
  ${chip}
  min-height: ${space(12)};
  padding-inline: ${space(3)};
  border-color: ${color.lineStrong};
  border-radius: ${radius.sm};
`

const Opener = styled.button`
  ${control}
  gap: ${space(1)};

  &:is([data-set], [aria-pressed='true']) {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.onAccent};
  }

  &:disabled {
    border-color: ${color.line};
    color: ${color.inkSoft};
  }
`

const Narrow = styled.button`
  ${control}
  flex: none;
  gap: ${space(2)};

  ${media.landscape} {
    display: none;
  }
`
