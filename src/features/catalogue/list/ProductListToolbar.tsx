import styled from 'styled-components'
import type { ProductListData } from '@/api/generated/model'
import { chosenFilters, offersFilters } from '@/domain/catalogue/facets'
import { type ProductListSearch, productSorts } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { Select } from '@/ui/choosing/Select'
import { visuallyHiddenStyle, Row, Text, VisuallyHidden } from '@/ui/layout/basics'
import { ChosenFilters } from '../filters/ChosenFilters'
import { FilterBar, type FilterBarProps } from '../filters/FilterBar'

type FilterSheetState = Pick<FilterBarProps, 'sheetOpen' | 'onSheetOpenChange'>

type ProductListToolbarProps = {
  /** Undefined until the list has loaded. */
  data: ProductListData | undefined
  search: ProductListSearch
  /** True while the list for the previous search is still shown. */
  busy: boolean
  onSort: (next: ProductListSearch) => void
  onFilter: (next: ProductListSearch) => void
  /**
   * Called when the clicked button disappears, for example the button of a set filter. The caller then has to
   * move the focus.
   */
  onFocusLost: () => void
} & FilterSheetState

/**
 * The filters and the sort order above a list. A new sort order starts at page 1 (Product §4). The height is
 * reserved, because the filters are known only when the list has loaded.
 */
export function ProductListToolbar({
  data,
  search,
  busy,
  onSort,
  onFilter,
  onFocusLost,
  ...sheet
}: ProductListToolbarProps) {
  const msg = useMsg()
  const { pagination, facets } = data ?? {}
  return (
    <>
      <Toolbar $gap={2} $align="center" $justify="space-between">
        {facets && pagination && offersFilters(facets) && (
          <FilterBar
            answer={facets}
            search={search}
            onChange={onFilter}
            total={pagination.total}
            busy={busy}
            {...sheet}
            onFlagged={onFocusLost}
          />
        )}
        <Order>
          <Select
            label={msg('catalogue.sort')}
            value={search.sort ?? 'default'}
            options={productSorts.map((sort) => ({
              value: sort,
              label: msg(`catalogue.sort.${sort}`),
            }))}
            onChange={(chosen) => {
              const { page: _, sort: __, ...rest } = search
              const sort = productSorts.find((option) => option === chosen)
              onSort(sort && sort !== 'default' ? { ...rest, sort } : rest)
            }}
          />
        </Order>
      </Toolbar>
      {chosenFilters(search).length > 0 && (
        <ChosenFilters
          answer={facets}
          search={search}
          isKnown={data !== undefined}
          onChange={onFilter}
          onEmptied={onFocusLost}
        />
      )}
    </>
  )
}

type ProductListCountProps = Pick<ProductListToolbarProps, 'data' | 'search' | 'sheetOpen'>

/**
 * The number of products, beside the name of the list. Screen readers announce a new number. While the filter
 * sheet is open, this component announces nothing, because the sheet itself announces the number.
 */
export function ProductListCount({ data, search, sheetOpen }: ProductListCountProps) {
  const msg = useMsg()
  const { total = null, current_page: page } = data?.pagination ?? {}
  const count = total === null ? [] : [msg('catalogue.total', { n: total })]
  const sort = msg(`catalogue.sort.${search.sort ?? 'default'}`)
  return (
    <Text $color="inkSoft" $size="sm" $nowrap role={sheetOpen ? undefined : 'status'}>
      <span aria-hidden="true">{count}</span>
      {page !== undefined && (
        <VisuallyHidden>
          {[...count, msg('ui.pagination.page', { page }), sort].join(', ')}
        </VisuallyHidden>
      )}
    </Text>
  )
}

const Toolbar = styled(Row)`
  margin-bottom: ${space(6)};

  ${media.tiny} {
    flex-wrap: wrap;
  }
`

/* The select looks like the filter buttons, and is as wide as its text if the browser can do that. */
const Order = styled.div`
  max-width: 56vw;
  margin-inline-start: auto;

  & > * {
    flex-direction: row;
    align-items: center;
    gap: ${space(3)};
  }

  & label {
    color: ${color.inkSoft};
    font-weight: ${weight.regular};

    ${media.phone} {
      ${visuallyHiddenStyle}
    }
  }

  & select {
    width: auto;
    min-height: ${size.target};
    border-radius: ${radius.pill};
    padding-inline-start: ${space(4)};
    background-color: transparent;
    field-sizing: content;
    font-size: ${text.sm};
  }
`
