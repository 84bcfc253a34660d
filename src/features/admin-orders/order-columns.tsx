import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { type AdminOrdersSearch, isPaymentTab, ordersTab } from '@/domain/order/orders-list'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { CallLink } from '@/ui/data/CallLink'
import { ShopTime } from '@/ui/data/ShopTime'
import { Text } from '@/ui/layout/basics'
import { listColumns } from '@/ui/table/list-table'
import { RowLink } from '@/ui/table/RowOpener'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast } from '@/ui/toast/toast'
import { CopyConfirmation } from './CopyConfirmation'
import { moveErrors } from './mutations'
import { PaymentText, StatusTag } from './StatusTag'
import { useOrderMoves } from './use-order-moves'

const column = listColumns<AdminOrderRow>()

type OrderColumns = {
  search: AdminOrdersSearch
  inQueue: boolean
  /** False for staff who may not move orders. Their rows then have no button. */
  mayMove: boolean
  /** True where the phone number has no column of its own. It is shown below the name. */
  phoneBelow?: boolean
  /** True where the payment has no column of its own. It is shown below the status. */
  paymentBelow?: boolean
  /** Must be the same function in every render. */
  pin: PinRow<AdminOrderRow>
}

/** Returns the columns of the list. In the queue, each row also has a confirm button. */
export function useOrderColumns({
  search,
  inQueue,
  mayMove,
  phoneBelow = false,
  paymentBelow = false,
  pin,
}: OrderColumns) {
  const msg = useMsg()
  return useMemo(() => {
    const code = column.accessor('code', {
      header: msg('adminOrders.column.code'),
      meta: { card: 'heading' },
      cell: ({ row: { original } }) => (
        <Text as="span" $nowrap>
          <RowLink
            to="/admin/orders/$id"
            params={{ id: String(original.id) }}
            state={{ adminOrders: search }}
          >
            {original.code}
          </RowLink>
        </Text>
      ),
    })
    const status = column.accessor('status', {
      header: msg('adminOrders.column.status'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => (
        <>
          <StatusTag status={original.status} />
          {paymentBelow && (
            <Below data-wide="">
              <PaymentText order={original} />
            </Below>
          )}
        </>
      ),
    })
    const created = column.accessor('created_at', {
      id: 'created',
      header: msg('adminOrders.column.created'),
      enableSorting: true,
      meta: { card: 'detail' },
      cell: ({ row }) => row.original.created_at && <ShopTime at={row.original.created_at} />,
    })
    const customer = column.accessor('full_name', {
      id: 'customer',
      header: msg('adminOrders.column.customer'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => (
        <>
          {original.full_name}
          {inQueue && Boolean(original.refused_count) && (
            <Text $size="xs" $color="warning">
              {msg('adminOrders.refused', { n: original.refused_count ?? 0 })}
            </Text>
          )}
          {phoneBelow && (
            <Below>
              <CallLink name={original.full_name} phone={original.phone} />
            </Below>
          )}
        </>
      ),
    })
    const phone = column.accessor('phone', {
      id: 'phone',
      header: msg('adminOrders.column.phone'),
      // In the queue, cards show the number too, because staff need it to call.
      ...(inQueue && { meta: { card: 'detail' } as const }),
      cell: ({ row: { original } }) => (
        <>
          <CallLink name={original.full_name} phone={original.phone} />
          {inQueue && <CopyConfirmation id={original.id} code={original.code} />}
        </>
      ),
    })
    const payment = column.accessor('payment_method', {
      id: 'payment',
      header: msg('adminOrders.column.payment'),
      // On the payment tabs, the cards on phones show the payment, too.
      ...(isPaymentTab(ordersTab(search)) && { meta: { card: 'detail' } as const }),
      cell: ({ row: { original } }) => (
        <Narrow>
          <PaymentText order={original} stacked />
        </Narrow>
      ),
    })
    const items = column.accessor('item_count', {
      id: 'items',
      header: msg('adminOrders.column.items'),
      meta: { numeric: true },
    })
    const total = column.accessor('total_amount', {
      id: 'total',
      header: msg('adminOrders.column.total'),
      enableSorting: true,
      meta: { numeric: true, card: 'aside' },
      cell: ({ getValue }) => (
        <Text as="span" $weight="bold" $nowrap>
          {formatVnd(getValue())}
        </Text>
      ),
    })
    const confirm = column.display({
      id: 'confirm',
      header: msg('adminOrders.column.actions'),
      meta: { actions: 'button', note: msg('adminOrders.done.confirm') },
      cell: ({ row }) => <ConfirmButton order={row.original} pin={pin} />,
    })
    // This column has no actions. It shows the note of a moved row.
    const notes = column.display({
      id: 'notes',
      header: msg('adminOrders.column.actions'),
      meta: { actions: 'none' },
    })
    return inQueue
      ? column.columns([code, customer, phone, total, created, items, mayMove ? confirm : notes])
      : column.columns([code, status, customer, phone, total, payment, items, created, notes])
  }, [msg, search, inQueue, mayMove, phoneBelow, paymentBelow, pin])
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that opened the order. The order's back link returns to that search. */
    adminOrders?: AdminOrdersSearch
  }
}

type ConfirmButtonProps = {
  order: AdminOrderRow
  /** Keeps the row in its place after the order has changed. */
  pin: PinRow<AdminOrderRow>
}

/**
 * The button that confirms a cash order after the call. The row stays and shows that the order is confirmed.
 * A failure is shown in a toast.
 */
function ConfirmButton({ order, pin }: ConfirmButtonProps) {
  const msg = useMsg()
  const fail = useErrorToast()
  const navigate = useNavigate()
  const { move, isPending } = useOrderMoves(pin)
  const { id, code } = order
  const action = {
    label: msg('adminOrders.confirm.open'),
    onAction: () => void navigate({ to: '/admin/orders/$id', params: { id: String(id) } }),
  }
  const confirm = async () => {
    if (isPending) return
    const { outcomes, error } = await move('confirm', [order])
    const failure = (reason: string) => `${msg('adminOrders.confirm.failed', { code })}: ${reason}`
    if (error) fail(moveErrors(error), { message: failure, action })
    else if (!outcomes[0]?.ok)
      fail({ text: msg('adminOrders.confirm.moved', { code }) }, { action })
  }
  return (
    <Small
      loading={isPending}
      onClick={() => void confirm()}
      aria-label={msg('adminOrders.confirm.name', { code })}
    >
      {msg('adminOrders.confirm')}
    </Small>
  )
}

const Small = styled(Button)`
  && {
    padding-inline: ${space(4)};
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

/** A narrow text. A carrier's debt then takes two lines, which leaves room for the date beside it. */
const Narrow = styled.span`
  ${media.tablet} {
    display: block;
    max-inline-size: 10em;
  }
`

/* Hidden on the cards of a phone, which show these values elsewhere. */
const Below = styled.span`
  display: none;

  ${media.tablet} {
    display: block;
    font-size: ${text.xs};
    white-space: nowrap;

    && a {
      min-height: 24px;
    }

    &[data-wide] {
      max-width: 11em;
      white-space: normal;

      ${media.belowLandscape} {
        display: none;
      }
    }
  }
`
