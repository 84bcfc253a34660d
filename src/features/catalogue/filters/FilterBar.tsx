import { type ReactNode, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { Facets } from '@/api/generated/model'
import { chosenFilters, toggled } from '@/domain/catalogue/filters'
import type { ListSearch } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space } from '@/theme/tokens'
import { late } from '@/ui/feedback/late'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { FilterIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chip } from '../chip'

const FilterMenu = late(async () => (await import('./FilterPanels')).FilterMenu)
const FilterSheet = late(async () => (await import('./FilterPanels')).FilterSheet)

export type FilterBarProps = {
  facets: Facets
  search: ListSearch
  onChange: (next: ListSearch) => void
  /** How many products the filters leave; null where the host does not tell. While `busy`, how many it was before. */
  total: number | null
  busy: boolean
  /** Whether the sheet of narrow windows is open: it says the number itself. */
  sheetOpen: boolean
  onSheetOpenChange: (open: boolean) => void
  /** A way to choose the shopper's own among the sizes. */
  mySizes?:
    | ((sizes: readonly string[], onChoose: (own: readonly string[]) => void) => ReactNode)
    | undefined
}

/** What a list can be filtered by (Product §2.7.4): a row of buttons in a wide window, one button with a sheet in a narrow one. */
export function FilterBar(props: FilterBarProps) {
  const msg = useMsg()
  const { facets, search, onChange, sheetOpen, onSheetOpenChange } = props
  const [wasOpened, setOpened] = useState(false)
  const chosen = chosenFilters(search)
  const { colors, sizes, price } = facets
  return (
    <>
      <Wide $gap={2}>
        {colors.length > 0 && <FacetButton {...props} facet="color" />}
        {sizes.length > 0 && <FacetButton {...props} facet="size" />}
        {(price ?? chosen.some(({ facet }) => facet === 'price')) && (
          <FacetButton {...props} facet="price" />
        )}
        {(['on_sale', 'in_stock'] as const).map(
          (facet) =>
            facets[facet] !== null && (
              <Opener
                key={facet}
                type="button"
                aria-pressed={search[facet] ?? false}
                disabled={facets[facet] === 0 && !search[facet]}
                onClick={() => onChange(toggled(search, { facet, value: '' }))}
              >
                {msg(`filter.${facet}`)}
              </Opener>
            ),
        )}
      </Wide>
      <Narrow
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        {...FilterSheet.onInterest}
        onClick={() => {
          setOpened(true)
          onSheetOpenChange(true)
        }}
      >
        <FilterIcon size={20} />
        {msg('filter.all')}
      </Narrow>
      {wasOpened && <FilterSheet {...props} />}
    </>
  )
}

type FacetButtonProps = FilterBarProps & { facet: 'color' | 'size' | 'price' }

function FacetButton({ facet, ...props }: FacetButtonProps) {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const chosen = chosenFilters(props.search).filter((filter) => filter.facet === facet)
  return (
    <>
      <Opener
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={!!open}
        data-set={chosen.length > 0 || undefined}
        {...FilterMenu.onInterest}
        onClick={() => setOpen(!open)}
      >
        {msg(`filter.${facet}`)}
        {chosen.length > 0 && facet !== 'price' && ` (${chosen.length})`}
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

/* As high as the order beside it, and unlike the categories above. */
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
