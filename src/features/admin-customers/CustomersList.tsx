import { type ReactNode, useRef } from 'react'
import * as v from 'valibot'
import type { AdminCustomer, Pagination } from '@/api/generated/model'
import { type AdminCustomersSearch, adminCustomersSearch } from '@/domain/admin/customers'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { DataList } from '@/ui/table/DataList'
import { useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { CustomersEmpty } from './CustomersEmpty'
import { customersErrors } from './errors'
import { useCustomersPage } from './queries'
import { useCustomerColumns } from './use-customer-columns'

type CustomersListProps = {
  search: AdminCustomersSearch
  onSearch: (search: AdminCustomersSearch, how?: { replace: boolean }) => void
  /** A link that calls somebody. Has to be stable. */
  call: (name: string, phone: string) => ReactNode
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** A page of customers, by default those who ordered last first. */
export function CustomersList({ search, onSearch, call, pages }: CustomersListProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const query = useCustomersPage(search)
  const address = useListAddress({
    list: 'customers',
    search,
    read: readSearch,
    onSearch,
    sort: '-last',
    roomy: roomyColumns,
  })
  const table = useListTable<AdminCustomer>({
    columns: useCustomerColumns(call),
    data: query.data?.customers ?? noCustomers,
    getRowId: ({ key }) => key,
    state: { sorting: address.sorting, columnVisibility: address.view.visibility },
    onSortingChange: address.onSortingChange,
    onColumnVisibilityChange: address.view.setVisibility,
  })
  return (
    <DataList
      label={msg('adminCustomers.title')}
      query={query}
      table={table}
      address={address}
      rowName={({ full_name }) => full_name}
      errorMessage={(error) => errorText(customersErrors(error))}
      countText={(n) => msg('adminCustomers.total', { n })}
      countRef={count}
      empty={({ pagination }) => (
        <CustomersEmpty
          search={search}
          pagination={pagination}
          onClear={() => {
            // The button disappears with the search.
            count.current?.focus()
            const { q: _, page: __, ...rest } = search
            onSearch(rest)
          }}
        />
      )}
      pages={({ pagination }) => pages(pagination)}
    />
  )
}

const readSearch = (search: unknown) => v.parse(adminCustomersSearch, search)
const noCustomers: AdminCustomer[] = []

const roomyColumns: RoomyColumns = { email: 'wide', cancelled: 'wide', phone: 'desktop' }
