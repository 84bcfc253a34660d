import { type ReactNode, useMemo, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import type { AdminOrderRow, Pagination } from '@/api/generated/model'
import { rowsPerPage } from '@/domain/admin/list-search'
import {
  type AdminOrdersSearch,
  adminOrdersSearch,
  isFiltered,
  ordersTab,
  unfiltered,
} from '@/domain/admin/orders'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { Button } from '@/ui/actions/Button'
import { ColumnMenu } from '@/ui/table/ColumnMenu'
import { DataTable } from '@/ui/table/DataTable'
import { orderAfter, sortingOf, useColumnVisibility, useListTable } from '@/ui/table/list-table'
import { RowsPerPageSelect } from '@/ui/table/RowsPerPageSelect'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { listErrors } from './errors'
import { OrdersEmpty } from './OrdersEmpty'
import { useOrdersPage } from './queries'
import { useOrderColumns } from './use-order-columns'

type OrdersListProps = {
  place: AdminOrdersSearch
  onPlace: (place: AdminOrdersSearch) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of orders, the latest first unless told otherwise. */
export function OrdersList({ place, onPlace, pages }: OrdersListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useOrdersPage(place)
  const inQueue = ordersTab(place) === 'queue'
  const [visibility, setVisibility] = useColumnVisibility('orders')
  const sort = place.sort ?? '-created'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onPlace(v.parse(adminOrdersSearch, { ...place, page: 1, ...next }))
  const table = useListTable<AdminOrderRow>({
    columns: useOrderColumns(place, inQueue),
    data: query.data?.orders ?? noOrders,
    getRowId: ({ id }) => String(id),
    state: {
      sorting: sortingOf(sort),
      columnVisibility: useMemo(
        // Who calls needs the number, whatever is left out elsewhere.
        () => (inQueue ? { ...visibility, phone: true } : visibility),
        [inQueue, visibility],
      ),
    },
    onSortingChange: (update) => change({ sort: orderAfter(sort, update) }),
    onColumnVisibilityChange: setVisibility,
  })
  // What clears the filters goes with them; the focus does not.
  const widen = (next: AdminOrdersSearch) => {
    count.current?.focus()
    onPlace(next)
  }
  return (
    <>
      <Bar>
        <Count ref={count} role="status" tabIndex={-1}>
          {query.data ? msg('adminOrders.total', { n: query.data.pagination.total }) : '\u00A0'}
        </Count>
        {isFiltered(place) && (
          <Clear variant="quiet" onClick={() => widen(unfiltered(place))}>
            {msg('adminOrders.clear')}
          </Clear>
        )}
        <ColumnMenu table={table} />
      </Bar>
      <Async
        query={query}
        skeleton={<TableSkeleton rows={place.per_page} />}
        errorMessage={(error) => errorText(listErrors(error))}
      >
        {({ orders, pagination }) =>
          orders.length === 0 ? (
            <OrdersEmpty place={place} pagination={pagination} onPlace={widen} />
          ) : (
            <>
              <DataTable
                label={msg('adminOrders.title')}
                table={table}
                rowName={({ code }) => code}
                busy={query.isPlaceholderData}
              />
              <Foot>
                <RowsPerPageSelect
                  choices={rowsPerPage}
                  value={place.per_page ?? rowsPerPage[0]}
                  onChange={(per_page) => change({ per_page })}
                />
                {pages(pagination)}
              </Foot>
            </>
          )
        }
      </Async>
    </>
  )
}

const noOrders: AdminOrderRow[] = []

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block: ${space(3)};

  & > :last-child {
    margin-inline-start: auto;
  }
`

const Clear = styled(Button)`
  && {
    padding-inline: ${space(2)};
    font-size: ${text.sm};
  }
`

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-start: ${space(5)};
`
