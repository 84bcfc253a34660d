import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import type { Pagination } from '@/api/generated/model'
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
import { nextSort } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/DataTable'
import { RowsPerPageSelect } from '@/ui/table/RowsPerPageSelect'
import { TableSkeleton } from '@/ui/table/TableSkeleton'
import { useHiddenColumns } from '@/ui/table/use-hidden-columns'
import { listErrors } from './errors'
import { OrdersEmpty } from './OrdersEmpty'
import { adminOrdersQuery } from './queries'
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
  const query = useQuery(adminOrdersQuery(place))
  const inQueue = ordersTab(place) === 'queue'
  const columns = useOrderColumns(place, inQueue)
  const [chosen, setHidden] = useHiddenColumns('orders')
  // Who calls needs the number, whatever is left out elsewhere.
  const hidden = inQueue ? chosen.filter((id) => id !== 'phone') : chosen
  const sort = place.sort ?? '-created'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onPlace(v.parse(adminOrdersSearch, { ...place, page: 1, ...next }))
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
        <ColumnMenu columns={columns} hidden={chosen} onChange={setHidden} />
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
                rows={orders}
                rowId={({ id }) => id}
                rowName={({ code }) => code}
                columns={columns}
                hidden={hidden}
                sort={sort}
                onSort={(column) => change({ sort: nextSort(sort, column) })}
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
