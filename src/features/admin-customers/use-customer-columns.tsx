import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { AdminCustomer } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { weight } from '@/theme/tokens'
import { ShopTime } from '@/ui/data/ShopTime'
import { listColumns } from '@/ui/table/list-table'
import { CustomerLink } from './CustomerLink'

const column = listColumns<AdminCustomer>()

/** The columns of the list. `call` has to be stable. */
export function useCustomerColumns(call: (name: string, phone: string) => ReactNode) {
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
            <CustomerLink id={original.key} name={original.full_name} />
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
          cell: ({ getValue }) => <Amount>{formatVnd(getValue())}</Amount>,
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

const Amount = styled.span`
  font-weight: ${weight.bold};
  white-space: nowrap;
`
