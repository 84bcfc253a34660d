import { lazy, type ReactNode, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { AdminOrderRow, Pagination } from '@/api/generated/model'
import { type AdminOrdersSearch, adminOrdersSearch, ordersTab } from '@/domain/admin/orders'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { withoutColumns } from '@/lib/list-address'
import { shopName } from '@/lib/shop-config'
import { Late } from '@/ui/feedback/Boundary'
import { DataList } from '@/ui/table/DataList'
import { useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { usePinnedRows } from '@/ui/table/use-pinned-rows'
import { listErrors } from '../errors'
import { useOrdersPage } from '../queries'
import { OrderSlip } from '../slip/OrderSlip'
import { usePrintSlips } from '../slip/use-print-slips'
import { OrderBulkBar } from './OrderBulkBar'
import { OrdersEmpty } from './OrdersEmpty'
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
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useOrdersPage(search)
  const inQueue = ordersTab(search) === 'queue'
  const address = useListAddress({
    list: 'orders',
    search,
    read: readSearch,
    onSearch,
    sort: '-created',
    roomy: inQueue ? roomyInQueue : roomyColumns,
  })
  const { visibility, setVisibility } = address.view
  const pinned = usePinnedRows(
    query.data?.orders ?? noOrders,
    JSON.stringify(withoutColumns(search)),
  )
  const bulk = useBulkOrders(address.shown(pinned.rows, query.isPlaceholderData), pinned.pin, () =>
    count.current?.focus(),
  )
  const slips = usePrintSlips()
  const [shipping, setShipping] = useState<Shipping>()
  // What has left although its answer got lost is not asked about again.
  const gone = new Set(
    bulk.chosen.flatMap(({ id, status }) => (status === 'processing' ? [] : [id])),
  )
  const parcels = shipping?.orders.filter(({ id }) => !gone.has(id)) ?? []
  const table = useListTable<AdminOrderRow>({
    columns: useOrderColumns({
      search,
      inQueue,
      phoneBelow: !inQueue && address.view.lacksRoom('phone'),
      paymentBelow: !inQueue && address.view.lacksRoom('payment'),
      pin: pinned.pin,
    }),
    data: pinned.rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: true,
    state: {
      sorting: address.sorting,
      rowSelection: bulk.selection,
      columnVisibility: useMemo(
        // In the queue the phone number is always shown: it is needed to call.
        () => (inQueue ? { ...visibility, phone: true } : visibility),
        [inQueue, visibility],
      ),
    },
    onSortingChange: address.onSortingChange,
    onColumnVisibilityChange: setVisibility,
    onRowSelectionChange: bulk.select,
  })
  // The clear button disappears with the filters, so the focus moves to the count.
  const widen = (next: AdminOrdersSearch) => {
    count.current?.focus()
    onSearch(next)
  }
  return (
    <>
      <DataList
        label={msg('adminOrders.title')}
        query={query}
        table={table}
        address={address}
        notes={pinned.notes}
        rowName={({ code }) => code}
        errorMessage={(error) => errorText(listErrors(error))}
        countText={(n) => msg('adminOrders.total', { n })}
        countRef={count}
        problems={{
          report: bulk.report,
          title: (counts) => msg(`adminOrders.bulk.${bulk.problem}`, counts),
          onClose: bulk.closeReport,
        }}
        empty={({ pagination }) => (
          <OrdersEmpty search={search} pagination={pagination} onSearch={widen} />
        )}
        pages={({ pagination }) => pages(pagination)}
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
            parcels={parcels}
            isOpen={shipping.isOpen && parcels.length > 0}
            isPending={bulk.isPending}
            onShip={async (shipments) => {
              const left = await bulk.run('ship', parcels, shipments)
              if (left.length > 0) setShipping({ ...shipping, orders: left })
              return left.length === 0
            }}
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

const readSearch = (search: unknown) => v.parse(adminOrdersSearch, search)
const noOrders: AdminOrderRow[] = []

const roomyColumns: RoomyColumns = { phone: 'desktop', payment: 'wide', items: 'wide' }
const roomyInQueue: RoomyColumns = { ...roomyColumns, created: 'desktop' }
