import styled from 'styled-components'
import type { Pagination } from '@/api/generated/model'
import { type ListSearch, productSorts } from '@/domain/catalogue/list-search'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Select } from '@/ui/choosing/Select'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type ListToolbarProps = {
  /** Pagination of the page shown; undefined while loading. */
  pagination: Pagination | undefined
  /** Filter, order and page, from the URL. */
  search: ListSearch
  /** Called with new ones, to put into the URL. */
  onSearchChange: (next: ListSearch) => void
}

/**
 * The number of products and their sort order, announced when the list changes. A new order starts at page 1
 * (Product §4).
 */
export function ListToolbar({ pagination, search, onSearchChange }: ListToolbarProps) {
  const msg = useMsg()
  return (
    <Bar>
      <Count role="status">
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
      </Count>
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
            onSearchChange(sort && sort !== 'default' ? { ...rest, sort } : rest)
          }}
        />
      </Order>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
`

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Order = styled.div`
  width: min(220px, 60vw);
`
