import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { weight } from '@/theme/tokens'
import { ShopTime } from '@/ui/data/ShopTime'
import type { TableColumn } from '@/ui/table/columns'
import { CallLink } from './CallLink'
import { ConfirmButton } from './ConfirmButton'
import { OrderLink } from './OrderLink'
import { PaymentWords } from './PaymentWords'
import { StatusTag } from './StatusTag'

/** What the list says of an order; in the queue each row also has what it takes to confirm it. */
export function useOrderColumns(place: AdminOrdersSearch, inQueue: boolean) {
  const msg = useMsg()
  return useMemo((): readonly TableColumn<AdminOrderRow>[] => {
    const code: TableColumn<AdminOrderRow> = {
      id: 'code',
      title: msg('adminOrders.column.code'),
      heading: true,
      cell: ({ id, code }) => <OrderLink id={id} code={code} place={place} />,
    }
    const status: TableColumn<AdminOrderRow> = {
      id: 'status',
      title: msg('adminOrders.column.status'),
      corner: true,
      cell: (order) => <StatusTag status={order.status} />,
    }
    const created: TableColumn<AdminOrderRow> = {
      id: 'created',
      title: msg('adminOrders.column.created'),
      sortable: true,
      optional: true,
      cell: ({ created_at }) => <ShopTime at={created_at} />,
    }
    const customer: TableColumn<AdminOrderRow> = {
      id: 'customer',
      title: msg('adminOrders.column.customer'),
      cell: ({ full_name }) => full_name,
    }
    const phone: TableColumn<AdminOrderRow> = {
      id: 'phone',
      title: msg('adminOrders.column.phone'),
      // Who calls needs the number.
      optional: !inQueue,
      cell: (order) => <CallLink name={order.full_name} phone={order.phone} />,
    }
    const payment: TableColumn<AdminOrderRow> = {
      id: 'payment',
      title: msg('adminOrders.column.payment'),
      optional: true,
      cell: ({ payment_method, payment_status }) => (
        <PaymentWords method={payment_method} status={payment_status} stacked />
      ),
    }
    const items: TableColumn<AdminOrderRow> = {
      id: 'items',
      title: msg('adminOrders.column.items'),
      optional: true,
      numeric: true,
      cell: ({ item_count }) => item_count,
    }
    const total: TableColumn<AdminOrderRow> = {
      id: 'total',
      title: msg('adminOrders.column.total'),
      sortable: true,
      numeric: true,
      cell: ({ total_amount }) => <Amount>{formatVnd(total_amount)}</Amount>,
    }
    const confirm: TableColumn<AdminOrderRow> = {
      id: 'confirm',
      title: msg('adminOrders.column.actions'),
      cell: (order) => <ConfirmButton order={order} />,
    }
    return inQueue
      ? [code, customer, phone, confirm, total, created, items]
      : [code, status, total, created, customer, phone, payment, items]
  }, [msg, place, inQueue])
}

const Amount = styled.span`
  font-weight: ${weight.bold};
  white-space: nowrap;
`
