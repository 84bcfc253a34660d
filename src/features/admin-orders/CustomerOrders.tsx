import { type ReactNode, useMemo } from 'react'
import type { Pagination } from '@/api/generated/model'
import { type CustomerOrdersSearch, customerOrdersSearch } from '@/domain/person/customers-list'
import { useMsg } from '@/i18n/use-msg'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PackageIcon } from '@/ui/icons'
import { DataList } from '@/ui/table/DataList'
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
  const query = useOrdersOf(customer, search)
  const address = useListAddress({
    list: 'customerOrders',
    search,
    schema: customerOrdersSearch,
    onSearch,
    roomy: roomyColumns,
  })
  const columns = useOrderColumns({
    search: noSearch,
    inQueue: false,
    mayMove: false,
    pin: pinNothing,
  })
  return (
    <DataList
      label={msg('adminOrders.ofCustomer')}
      query={query}
      address={address}
      savesViews={false}
      columns={useMemo(
        () =>
          columns
            .filter(({ id = '' }) => !saidAbove.has(id))
            .map((column) => ({ ...column, enableSorting: false })),
        [columns],
      )}
      rows={query.data?.orders}
      rowId={({ id }) => String(id)}
      rowName={({ code }) => code}
      errors={listErrors}
      countText={(n) => msg('adminOrders.total', { n })}
      empty={() => (
        <EmptyState icon={<PackageIcon size={48} />} title={msg('adminOrders.ofCustomer.empty')} />
      )}
      pages={pages}
    />
  )
}

const noSearch = {}
const roomyColumns: RoomyColumns = { items: 'desktop' }
/** Columns that say of each order what the page says of the customer, and the one for what is done in the list. */
const saidAbove: ReadonlySet<string> = new Set(['customer', 'phone', 'notes'])
function pinNothing(): void {}
