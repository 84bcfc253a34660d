import { lazy, type ReactNode, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { AdminOrderRow, Pagination } from '@/api/generated/model'
import { columnsText, readColumns, withoutColumns } from '@/domain/admin/list-columns'
import { rowsPerPage } from '@/domain/admin/list-search'
import { type AdminOrdersSearch, adminOrdersSearch } from '@/domain/admin/orders'
import { ordersTab } from '@/domain/admin/order-filters'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Late } from '@/ui/feedback/Boundary'
import { BulkProblems } from '@/ui/table/BulkProblems'
import { DataList } from '@/ui/table/DataList'
import { orderAfter, sortingOf, useListTable } from '@/ui/table/list-table'
import { SavedViews } from '@/ui/table/SavedViews'
import { useHeldRows } from '@/ui/table/use-held-rows'
import { type RoomyColumns, useListView } from '@/ui/table/use-list-view'
import { shopName } from '@/lib/shop-config'
import { listErrors } from '@/features/admin-orders/errors'
import { OrderSlip } from '@/features/admin-orders/slip/OrderSlip'
import { usePrintSlips } from '@/features/admin-orders/slip/use-print-slips'
import { OrdersEmpty } from './OrdersEmpty'
import { useOrdersPage } from '@/features/admin-orders/queries'
import { OrderBulkBar } from './OrderBulkBar'
import { useBulkOrders } from './use-bulk-orders'
import { useOrderColumns } from './use-order-columns'

const ShipWindow = lazy(() =>
  import('@/features/admin-orders/ship/ShipWindow').then((module) => ({
    default: module.ShipWindow,
  })),
)

type OrdersListProps = {
  search: AdminOrdersSearch
  onSearch: (search: AdminOrdersSearch, how?: { replace: boolean }) => void
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of orders, by default the latest first. */
export function OrdersList({ search, onSearch, pages }: OrdersListProps) {
  const msg = useMsg()
  const { columns } = search
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useOrdersPage(search)
  const inQueue = ordersTab(search) === 'queue'
  const view = useListView('orders', roomyColumns, {
    columns: useMemo(() => (columns ? readColumns(columns) : undefined), [columns]),
    onChoose: (chosen) =>
      onSearch(v.parse(adminOrdersSearch, { ...search, columns: columnsText(chosen) }), {
        replace: true,
      }),
  })
  const held = useHeldRows(query.data?.orders ?? noOrders, JSON.stringify(withoutColumns(search)))
  const bulk = useBulkOrders(held.hold, () => count.current?.focus())
  const slips = usePrintSlips()
  const [shipping, setShipping] = useState<Shipping>()
  const sort = search.sort ?? '-created'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onSearch(v.parse(adminOrdersSearch, { ...search, page: 1, ...next }))
  const table = useListTable<AdminOrderRow>({
    columns: useOrderColumns({ search, inQueue, hold: held.hold }),
    data: held.rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: true,
    state: {
      sorting: sortingOf(sort),
      rowSelection: bulk.selection,
      columnVisibility: useMemo(
        // In the queue the phone number is always shown: it is needed to call.
        () => (inQueue ? { ...view.visibility, phone: true } : view.visibility),
        [inQueue, view.visibility],
      ),
    },
    onSortingChange: (update) => change({ sort: orderAfter(sort, update) }),
    onColumnVisibilityChange: view.setVisibility,
    onRowSelectionChange: (update) => bulk.select(update, held.rows),
  })
  // The clear button disappears with the filters, so the focus moves to the count.
  const widen = (next: AdminOrdersSearch) => {
    count.current?.focus()
    onSearch(next)
  }
  const total = query.data?.pagination.total ?? undefined
  return (
    <>
      <DataList
        label={msg('adminOrders.title')}
        query={query}
        table={table}
        view={view}
        views={
          <SavedViews
            list="orders"
            search={{ ...search, columns: columnsText(view.visibility) }}
            onOpen={(saved) => onSearch(v.parse(adminOrdersSearch, saved.search))}
          />
        }
        notes={held.notes}
        rowName={({ code }) => code}
        errorMessage={(error) => errorText(listErrors(error))}
        count={total === undefined ? undefined : msg('adminOrders.total', { n: total })}
        countRef={count}
        report={
          bulk.report && (
            <BulkProblems
              key={bulk.report.at}
              title={msg('adminOrders.bulk.failed', {
                n: bulk.report.failed.length,
                done: bulk.report.done,
              })}
              report={bulk.report}
              onClose={bulk.closeReport}
            />
          )
        }
        empty={({ pagination }) => (
          <OrdersEmpty search={search} pagination={pagination} onSearch={widen} />
        )}
        pages={({ pagination }) => pages(pagination)}
        rowsPerPage={{
          choices: rowsPerPage,
          value: search.per_page ?? rowsPerPage[0],
          onChange: (per_page) => change({ per_page }),
        }}
      />
      <OrderBulkBar
        chosen={bulk.chosen}
        isPending={bulk.isPending}
        isPrinting={slips.isLoading}
        onConfirm={(orders) => void bulk.run('confirm', orders)}
        onShip={(orders) =>
          setShipping((last) => ({ orders, isOpen: true, number: (last?.number ?? 0) + 1 }))
        }
        onPrint={(orders) => void slips.printSlips(orders.map(({ id }) => id))}
        onClear={() => {
          bulk.clear()
          count.current?.focus()
        }}
      />
      <Late>
        {shipping && (
          <ShipWindow
            key={shipping.number}
            parcels={shipping.orders}
            isOpen={shipping.isOpen}
            isPending={bulk.isPending}
            onShip={(shipments) => bulk.run('ship', shipping.orders, shipments)}
            onClose={() => setShipping({ ...shipping, isOpen: false })}
          />
        )}
      </Late>
      {slips.orders.map((order) => (
        <OrderSlip key={order.id} order={order} shop={shopName} />
      ))}
    </>
  )
}

/** The orders of the window that ships them; each opening has a number of its own. */
type Shipping = { orders: readonly AdminOrderRow[]; isOpen: boolean; number: number }

const noOrders: AdminOrderRow[] = []

const roomyColumns: RoomyColumns = {
  phone: 'desktop',
  created: 'desktop',
  payment: 'wide',
  items: 'wide',
}
