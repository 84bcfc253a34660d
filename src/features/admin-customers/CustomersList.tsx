import { type ReactNode, useRef } from 'react'
import * as v from 'valibot'
import type { AdminCustomer, Pagination } from '@/api/generated/model'
import { type AdminCustomersSearch, adminCustomersSearch } from '@/domain/admin/customers'
import { rowsPerPage } from '@/domain/admin/list-search'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { DataList } from '@/ui/table/DataList'
import { orderAfter, sortingOf, useListTable } from '@/ui/table/list-table'
import { type RoomyColumns, useListView } from '@/ui/table/use-list-view'
import { CustomersEmpty } from './CustomersEmpty'
import { customersErrors } from './errors'
import { useCustomersPage } from './queries'
import { useCustomerColumns } from './use-customer-columns'

type CustomersListProps = {
  search: AdminCustomersSearch
  onSearch: (search: AdminCustomersSearch) => void
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
  const view = useListView('customers', roomyColumns)
  const sort = search.sort ?? '-last'
  const change = (next: Readonly<Record<string, unknown>>) =>
    onSearch(v.parse(adminCustomersSearch, { ...search, page: 1, ...next }))
  const table = useListTable<AdminCustomer>({
    columns: useCustomerColumns(call),
    data: query.data?.customers ?? noCustomers,
    getRowId: ({ key }) => key,
    state: { sorting: sortingOf(sort), columnVisibility: view.visibility },
    onSortingChange: (update) => change({ sort: orderAfter(sort, update) }),
    onColumnVisibilityChange: view.setVisibility,
  })
  const total = query.data?.pagination.total ?? undefined
  return (
    <DataList
      label={msg('adminCustomers.title')}
      query={query}
      table={table}
      view={view}
      rowName={({ full_name }) => full_name}
      errorMessage={(error) => errorText(customersErrors(error))}
      count={total === undefined ? undefined : msg('adminCustomers.total', { n: total })}
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
      rowsPerPage={{
        choices: rowsPerPage,
        value: search.per_page ?? rowsPerPage[0],
        onChange: (per_page) => change({ per_page }),
      }}
    />
  )
}

const noCustomers: AdminCustomer[] = []

const roomyColumns: RoomyColumns = { email: 'wide', cancelled: 'wide', phone: 'desktop' }
