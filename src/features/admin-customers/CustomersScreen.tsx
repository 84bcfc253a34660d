import { useMemo } from 'react'
import * as v from 'valibot'
import { staffErrorTable } from '@/api/errors'
import type { AdminCustomer } from '@/api/generated/model'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useMsg } from '@/i18n/use-msg'
import { listSearchSchemas } from '@/lib/list-address'
import { formatVnd } from '@/lib/numbers'
import { PhoneLinks } from '@/ui/data/PhoneLinks'
import { ShopTime } from '@/ui/data/ShopTime'
import { UserIcon } from '@/ui/frame-icons'
import { Text } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import { RowLink } from '@/ui/table/RowOpener'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { useCustomersPage } from './queries'

const schema = v.object(
  listSearchSchemas(['last', 'total', 'orders', '-last', '-total', '-orders']),
)
export type CustomersSearch = v.InferOutput<typeof schema>

/**
 * The customers in the back office (Product §10.12): everyone with an account or an order. By default the
 * customer with the newest order comes first.
 */
export function CustomersScreen() {
  const msg = useMsg()
  const list = useListState({ name: 'customers', schema, sort: '-last', optional: optionalColumns })
  const query = useCustomersPage(list.search)
  return (
    <>
      <ScreenHead title={msg('adminCustomers.title')} />
      <DataList
        label={msg('adminCustomers.title')}
        query={query}
        list={list}
        find={{
          label: msg('adminCustomers.search'),
          placeholder: msg('adminCustomers.search.hint'),
        }}
        columns={useCustomerColumns()}
        rows={query.data?.customers}
        rowId={({ key }) => key}
        rowName={({ full_name }) => full_name}
        errors={customersErrors}
        countText={(n) => msg('adminCustomers.total', { n })}
        empty={{
          nothing: {
            icon: <UserIcon size={48} />,
            title: msg('adminCustomers.empty'),
            text: msg('adminCustomers.empty.text'),
          },
          noMatch: msg('adminCustomers.noMatch'),
        }}
      />
    </>
  )
}

const optionalColumns: OptionalColumnWidths = { email: 'wide', cancelled: 'wide', phone: 'desktop' }

const customersErrors = staffErrorTable('adminCustomers.error.list')

const column = columnHelper<AdminCustomer>()

function useCustomerColumns() {
  const msg = useMsg()
  return useMemo(
    () =>
      column.columns([
        column.accessor('full_name', {
          id: 'name',
          header: msg('adminCustomers.column.name'),
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <RowLink to="/admin/customers/$key" params={{ key: original.key }}>
              {original.full_name}
            </RowLink>
          ),
        }),
        column.accessor('has_account', {
          id: 'account',
          header: msg('adminCustomers.column.account'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => msg(`adminCustomers.${getValue() ? 'account' : 'guest'}`),
        }),
        column.accessor('phone', {
          header: msg('adminCustomers.column.phone'),
          meta: { card: 'detail' },
          cell: ({ row: { original } }) =>
            original.phone && <PhoneLinks name={original.full_name} phone={original.phone} />,
        }),
        column.accessor('email', { header: msg('adminCustomers.column.email') }),
        column.accessor('order_count', {
          id: 'orders',
          header: msg('adminCustomers.column.orders'),
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
    [msg],
  )
}
