import { type ReactNode, useMemo, useRef } from 'react'
import * as v from 'valibot'
import type { AdminOrderRow, Pagination } from '@/api/generated/model'
import { type CustomerOrdersSearch, customerOrdersSearch } from '@/domain/admin/customers'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PackageIcon } from '@/ui/icons'
import { DataList } from '@/ui/table/DataList'
import { useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { listErrors } from './mutations'
import { useOrderColumns } from './order-columns'
import { useOrdersOf } from './queries'

type CustomerOrdersProps = {
  customer: string
  search: CustomerOrdersSearch
  onSearch: (search: CustomerOrdersSearch) => void
  pages: (pagination: Pagination) => ReactNode
}

/** The orders of one customer, the latest first, to be opened; they are worked on in the list of all orders. */
export function CustomerOrders({ customer, search, onSearch, pages }: CustomerOrdersProps) {
  const msg = useMsg()
  const count = useRef<HTMLParagraphElement>(null)
  const errorText = useErrorText()
  const query = useOrdersOf(customer, search)
  const address = useListAddress({
    list: 'customerOrders',
    search,
    read: readSearch,
    onSearch,
    roomy: roomyColumns,
  })
  const columns = useOrderColumns({ search: noSearch, inQueue: false, pin: pinNothing })
  const table = useListTable<AdminOrderRow>({
    columns: useMemo(
      () =>
        columns
          .filter(({ id = '' }) => !saidAbove.has(id))
          .map((column) => ({ ...column, enableSorting: false })),
      [columns],
    ),
    data: query.data?.orders ?? noOrders,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility: address.view.visibility },
    onColumnVisibilityChange: address.view.setVisibility,
  })
  return (
    <DataList
      label={msg('adminOrders.ofCustomer')}
      query={query}
      table={table}
      address={address}
      savesViews={false}
      rowName={({ code }) => code}
      errorMessage={(error) => errorText(listErrors(error))}
      countText={(n) => msg('adminOrders.total', { n })}
      countRef={count}
      empty={() => (
        <EmptyState icon={<PackageIcon size={48} />} title={msg('adminOrders.ofCustomer.empty')} />
      )}
      pages={({ pagination }) => pages(pagination)}
    />
  )
}

const readSearch = (search: unknown) => v.parse(customerOrdersSearch, search)
const noOrders: AdminOrderRow[] = []
const noSearch = {}
const roomyColumns: RoomyColumns = { items: 'desktop' }
/** Columns that say of each order what the page says of the customer, and the one for what is done in the list. */
const saidAbove: ReadonlySet<string> = new Set(['customer', 'phone', 'notes'])
function pinNothing(): void {}
