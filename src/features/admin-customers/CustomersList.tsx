import { createLink } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { AdminCustomer, Pagination } from '@/api/generated/model'
import { staffErrorTable } from '@/api/write-errors'
import { isPastEnd } from '@/domain/pagination'
import { type AdminCustomersSearch, adminCustomersSearch } from '@/domain/person/customers-list'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, weight } from '@/theme/tokens'
import { coveringLink } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { UserIcon } from '@/ui/frame-icons'
import { Text } from '@/ui/layout/Text'
import { DataList } from '@/ui/table/DataList'
import { FilterLine, ListSearch } from '@/ui/table/FilterLine'
import { listColumns } from '@/ui/table/list-table'
import { ListEmpty } from '@/ui/table/ListEmpty'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { useCustomersPage } from './queries'

type CustomersListProps = {
  search: AdminCustomersSearch
  onSearch: (search: AdminCustomersSearch, how?: { replace: boolean }) => void
  /** A link that calls somebody. Has to be stable. */
  call: (name: string, phone: string) => ReactNode
  pages: (pagination: Pagination) => ReactNode
}

/** A page of customers, by default those who ordered last first. */
export function CustomersList({ search, onSearch, call, pages }: CustomersListProps) {
  const msg = useMsg()
  const query = useCustomersPage(search)
  const address = useListAddress({
    list: 'customers',
    search,
    schema: adminCustomersSearch,
    onSearch,
    sort: '-last',
    roomy: roomyColumns,
  })
  return (
    <DataList
      label={msg('adminCustomers.title')}
      query={query}
      address={address}
      columns={useCustomerColumns(call)}
      rows={query.data?.customers}
      rowId={({ key }) => key}
      rowName={({ full_name }) => full_name}
      errors={customersErrors}
      countText={(n) => msg('adminCustomers.total', { n })}
      empty={(pagination) => (
        <ListEmpty
          icon={<UserIcon size={48} />}
          pastEnd={isPastEnd(pagination) && msg('adminCustomers.pastEnd')}
          noMatch={
            search.q !== undefined && {
              title: msg('adminCustomers.noMatch'),
              text: msg('adminCustomers.noMatch.text'),
              onClear() {
                const { q: _, page: __, ...rest } = search
                address.onClear(rest)
              },
            }
          }
          nothing={{
            title: msg('adminCustomers.empty'),
            text: msg('adminCustomers.empty.text'),
          }}
        />
      )}
      pages={pages}
    />
  )
}

const roomyColumns: RoomyColumns = { email: 'wide', cancelled: 'wide', phone: 'desktop' }

const customersErrors = staffErrorTable('adminCustomers.error.list')

const column = listColumns<AdminCustomer>()

/** The columns of the list. `call` has to be stable. */
function useCustomerColumns(call: (name: string, phone: string) => ReactNode) {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.accessor('full_name', {
          id: 'name',
          header: msg('adminCustomers.column.name'),
          enableHiding: false,
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <Cover to="/admin/customers/$key" params={{ key: original.key }}>
              {original.full_name}
            </Cover>
          ),
        }),
        column.accessor('has_account', {
          id: 'account',
          header: msg('adminCustomers.column.account'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => msg(`adminCustomers.${getValue() ? 'account' : 'guest'}`),
        }),
        column.accessor('phone', {
          header: msg('adminCustomers.column.phone'),
          meta: { card: 'detail' },
          cell: ({ row: { original } }) =>
            original.phone && call(original.full_name, original.phone),
        }),
        column.accessor('email', { header: msg('adminCustomers.column.email') }),
        column.accessor('order_count', {
          id: 'orders',
          header: msg('adminCustomers.column.orders'),
          enableHiding: false,
          enableSorting: true,
          meta: { numeric: true, card: 'detail' },
          cell: ({ getValue }) => msg('adminCustomers.orderCount', { n: getValue() }),
        }),
        column.accessor('cancelled_count', {
          id: 'cancelled',
          header: msg('adminCustomers.column.cancelled'),
          meta: { numeric: true },
        }),
        column.accessor('delivered_total', {
          id: 'total',
          header: msg('adminCustomers.column.total'),
          enableHiding: false,
          enableSorting: true,
          meta: { numeric: true, card: 'aside' },
          cell: ({ getValue }) => (
            <Text as="span" $weight="bold" $nowrap>
              {formatVnd(getValue())}
            </Text>
          ),
        }),
        column.accessor('last_order_at', {
          id: 'last',
          header: msg('adminCustomers.column.last'),
          enableHiding: false,
          enableSorting: true,
          meta: { card: 'detail' },
          cell: ({ row: { original } }) =>
            original.last_order_at ? (
              <ShopTime at={original.last_order_at} />
            ) : (
              msg('adminCustomers.noOrder')
            ),
        }),
      ]),
    [msg, call],
  )
}

type CustomerSearchProps = {
  search: AdminCustomersSearch
  /** `replace` while typing, so that going back does not undo single letters. */
  onSearch: (search: AdminCustomersSearch, how: { replace: boolean }) => void
}

/** Searches customers by name, number or email address. Each change starts at page 1. */
export function CustomerSearch({ search, onSearch }: CustomerSearchProps) {
  const msg = useMsg()
  const { page: _, q = '', ...rest } = search
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminCustomers.search')}
          placeholder={msg('adminCustomers.search.hint')}
          value={q}
          onSearch={(next) => onSearch(next ? { ...rest, q: next } : rest, { replace: true })}
        />
      }
    />
  )
}

/* The whole card is the click target on a phone, the cell in a table. */
const Cover = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`)
