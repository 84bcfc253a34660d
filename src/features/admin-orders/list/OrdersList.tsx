import { type ReactNode, useMemo, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import type { AdminOrderRow, Pagination } from '@/api/generated/model'
import { rowsPerPage } from '@/domain/admin/list-search'
import { type AdminOrdersSearch, adminOrdersSearch } from '@/domain/admin/orders'
import { isFiltered, ordersTab, unfiltered } from '@/domain/admin/order-filters'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { Button } from '@/ui/actions/Button'
import { ColumnMenu } from '@/ui/table/ColumnMenu'
import { DataTable } from '@/ui/table/DataTable'
import { orderAfter, sortingOf, useColumnVisibility, useListTable } from '@/ui/table/list-table'
import { RowsPerPageSelect } from '@/ui/table/RowsPerPageSelect'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { listErrors } from '@/features/admin-orders/errors'
import { OrdersEmpty } from './OrdersEmpty'
import { useOrdersPage } from '@/features/admin-orders/queries'
import { useOrderColumns } from './use-order-columns'

type OrdersListProps = {
  search: AdminOrdersSearch
  onSearch: (search: AdminOrdersSearch) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of orders, by default the latest first. */
export function OrdersList({ search, onSearch, pages }: OrdersListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useOrdersPage(search)
  const inQueue = ordersTab(search) === 'queue'
  const [visibility, setVisibility] = useColumnVisibility('orders')
  const sort = search.sort ?? '-created'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onSearch(v.parse(adminOrdersSearch, { ...search, page: 1, ...next }))
  const table = useListTable<AdminOrderRow>({
    columns: useOrderColumns(search, inQueue),
    data: query.data?.orders ?? noOrders,
    getRowId: ({ id }) => String(id),
    state: {
      sorting: sortingOf(sort),
      columnVisibility: useMemo(
        // In the queue the phone number is always shown: it is needed to call.
        () => (inQueue ? { ...visibility, phone: true } : visibility),
        [inQueue, visibility],
      ),
    },
    onSortingChange: (update) => change({ sort: orderAfter(sort, update) }),
    onColumnVisibilityChange: setVisibility,
  })
  // The clear button disappears with the filters, so the focus moves to the count.
  const widen = (next: AdminOrdersSearch) => {
    count.current?.focus()
    onSearch(next)
  }
  const total = query.data?.pagination.total ?? undefined
  return (
    <>
      <Bar>
        <Count ref={count} role="status" tabIndex={-1}>
          {total === undefined ? '\u00A0' : msg('adminOrders.total', { n: total })}
        </Count>
        {isFiltered(search) && (
          <Clear variant="quiet" onClick={() => widen(unfiltered(search))}>
            {msg('adminOrders.clear')}
          </Clear>
        )}
        <ColumnMenu table={table} />
      </Bar>
      <Async
        query={query}
        skeleton={<TableSkeleton rows={search.per_page} />}
        errorMessage={(error) => errorText(listErrors(error))}
      >
        {({ orders, pagination }) =>
          orders.length === 0 ? (
            <OrdersEmpty search={search} pagination={pagination} onSearch={widen} />
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
                  value={search.per_page ?? rowsPerPage[0]}
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
