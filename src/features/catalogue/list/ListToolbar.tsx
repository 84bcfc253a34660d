import { useState } from 'react'
import styled from 'styled-components'
import type { ProductListData } from '@/api/generated/model'
import { chosenFilters, offersFilters } from '@/domain/catalogue/facets'
import { type ProductListSearch, productSorts } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { media, space } from '@/theme/tokens.gen'
import { Select } from '@/ui/choosing/Select'
import { Row, Text, VisuallyHidden } from '@/ui/layout/basics'
import { ChosenFilters } from '../filters/ChosenFilters'
import { FilterBar } from '../filters/FilterBar'

type ListToolbarProps = {
  /** Undefined until the list has loaded. */
  data: ProductListData | undefined
  search: ProductListSearch
  /** True while the list of the previous search is still shown. */
  busy: boolean
  onSort: (next: ProductListSearch) => void
  onFilter: (next: ProductListSearch) => void
  /** Called when the last filter is removed. The clicked button disappears with that filter. */
  onUnfiltered: () => void
}

/**
 * Filters, number of products and sort order above a list. Screen readers announce a new number. A new sort
 * order starts at page 1 (Product §4). The height is reserved, because the filters arrive later, with the
 * list.
 */
export function ListToolbar({
  data,
  search,
  busy,
  onSort,
  onFilter,
  onUnfiltered,
}: ListToolbarProps) {
  const msg = useMsg()
  const [sheetOpen, setSheetOpen] = useState<boolean>()
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
            sheetOpen={sheetOpen}
            onSheetOpenChange={setSheetOpen}
          />
        )}
        <Total $color="inkSoft" $size="sm" $nowrap role={sheetOpen ? undefined : 'status'}>
          {pagination ? (
            <>
              {pagination.total !== null && msg('catalogue.total', { n: pagination.total })}
              <VisuallyHidden>
                {pagination.total !== null && ', '}
                {msg('ui.pagination.page', { page: pagination.current_page })},{' '}
                {msg(`catalogue.sort.${search.sort ?? 'default'}`)}
              </VisuallyHidden>
            </>
          ) : (
            '\u00A0'
          )}
        </Total>
        <Order>
          <Select
            label={msg('catalogue.sort')}
            hideLabel
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
          onEmptied={onUnfiltered}
        />
      )}
    </>
  )
}

const Toolbar = styled(Row)`
  margin-bottom: ${space(6)};

  ${media.tiny} {
    flex-wrap: wrap;
  }
`

const Total = styled(Text)`
  margin-inline-end: auto;
`

const Order = styled.div`
  width: min(220px, 60vw);
`
