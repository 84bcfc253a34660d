import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import type { AdminOrdersPlace } from '@/domain/admin-orders'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { weight } from '@/theme/tokens'
import type { TableColumn } from '@/ui/table/columns'
import { CallLink } from './CallLink'
import { ConfirmButton } from './ConfirmButton'
import { OrderLink } from './OrderLink'
import { OrderTime } from './OrderTime'
import { PaymentWords } from './PaymentWords'
import { StatusTag } from './StatusTag'

/** What the list says of an order; in the queue each row also has what it takes to confirm it. */
export function useOrderColumns(place: AdminOrdersPlace, inQueue: boolean) {
  const msg = useMsg()
  return useMemo((): readonly TableColumn<AdminOrderRow>[] => {
    const columns: TableColumn<AdminOrderRow>[] = [
      {
        id: 'code',
        title: msg('adminOrders.column.code'),
        heading: true,
        cell: ({ id, code }) => <OrderLink id={id} code={code} place={place} />,
      },
      {
        id: 'created',
        title: msg('adminOrders.column.created'),
        sortable: true,
        optional: true,
        cell: ({ created_at }) => <OrderTime at={created_at} />,
      },
      {
        id: 'customer',
        title: msg('adminOrders.column.customer'),
        cell: ({ full_name }) => full_name,
      },
      {
        id: 'phone',
        title: msg('adminOrders.column.phone'),
        optional: !inQueue,
        cell: ({ full_name, phone }) => <CallLink name={full_name} phone={phone} />,
      },
      {
        id: 'payment',
        title: msg('adminOrders.column.payment'),
        optional: true,
        cell: ({ payment_method, payment_status }) => (
          <PaymentWords method={payment_method} status={payment_status} />
        ),
      },
      {
        id: 'items',
        title: msg('adminOrders.column.items'),
        optional: true,
        numeric: true,
        cell: ({ item_count }) => item_count,
      },
      {
        id: 'total',
        title: msg('adminOrders.column.total'),
        sortable: true,
        numeric: true,
        cell: ({ total_amount }) => <Amount>{formatVnd(total_amount)}</Amount>,
      },
      {
        id: 'status',
        title: msg('adminOrders.column.status'),
        corner: true,
        cell: ({ status }) => <StatusTag status={status} />,
      },
    ]
    const toConfirm: TableColumn<AdminOrderRow> = {
      id: 'actions',
      title: msg('adminOrders.column.actions'),
      cell: (order) => <ConfirmButton order={order} />,
    }
    return inQueue ? [...columns.filter(({ id }) => id !== 'status'), toConfirm] : columns
  }, [msg, place, inQueue])
}

const Amount = styled.span`
  font-weight: ${weight.bold};
  white-space: nowrap;
`
