import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import { type AdminOrdersSearch, ordersTab } from '@/domain/order/orders-list'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { daysSince, formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { PhoneLinks } from '@/ui/data/PhoneLinks'
import { ShopTime } from '@/ui/data/ShopTime'
import { Text } from '@/ui/layout/basics'
import { columnHelper } from '@/ui/table/list-table'
import { RowLink } from '@/ui/table/RowOpener'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast } from '@/ui/toast/toast'
import { PaymentSummary, AdminStatusTag } from './AdminStatusTag'
import { CopyConfirmationButton } from './CopyConfirmationButton'
import { orderStatusChangeErrorText } from './mutations'
import { useBulkOrderMove } from './use-bulk-order-move'

const column = columnHelper<AdminOrderRow>()

type OrderColumns = {
  search: AdminOrdersSearch
  /** False if the staff member may not change the status of orders. The rows then have no button. */
  mayMove: boolean
  /** True shows the phone number below the name, because it has no column of its own. */
  phoneBelow?: boolean
  /** True shows the payment below the status, because it has no column of its own. */
  paymentBelow?: boolean
  /** Keeps a changed row in its place. Pass the same function in every render. */
  pin: PinRow<AdminOrderRow>
}

/**
 * Returns the columns of the orders table. On the `queue` tab (orders to confirm), each row also has a
 * confirm button. On the `owed` tab (cash that carriers still hold), the columns include the carrier, the day
 * since which it holds the cash, the age and the amount (Product §10.22.2).
 */
export function useOrderColumns({
  search,
  mayMove,
  phoneBelow = false,
  paymentBelow = false,
  pin,
}: OrderColumns) {
  const msg = useMsg()
  const locale = useLocale()
  const tab = ordersTab(search)
  const inQueue = tab === 'queue'
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
          <AdminStatusTag status={original.status} />
          {paymentBelow && (
            <Below data-wide="">
              <PaymentSummary order={original} />
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
      // On phones, the customer has a line above the status and the day, so that every card has three lines.
      meta: { card: 'line' },
      cell: ({ row: { original } }) => (
        <>
          {original.full_name}
          {inQueue && Boolean(original.refused_count) && (
            <Text $size="xs" $color="warning" $nowrap>
              {msg('adminOrders.refused', { n: original.refused_count ?? 0 })}
            </Text>
          )}
          {Boolean(original.double_count) && (
            <Text $size="xs" $color="warning" $nowrap>
              {msg('adminOrders.double.count', { n: original.double_count ?? 0 })}
            </Text>
          )}
          {phoneBelow && (
            <Below>
              <PhoneLinks name={original.full_name} phone={original.phone} />
            </Below>
          )}
        </>
      ),
    })
    const phone = column.accessor('phone', {
      id: 'phone',
      header: msg('adminOrders.column.phone'),
      // On the `queue` tab (orders to confirm), cards on phones also show the phone number, because staff
      // need it to call.
      ...(inQueue && { meta: { card: 'detail' } as const }),
      cell: ({ row: { original } }) => (
        <>
          <PhoneLinks name={original.full_name} phone={original.phone} />
          {inQueue && (
            <Copy>
              <CopyConfirmationButton id={original.id} code={original.code} />
            </Copy>
          )}
        </>
      ),
    })
    const payment = column.accessor('payment_method', {
      id: 'payment',
      header: msg('adminOrders.column.payment'),
      // On the `unclear` tab (unclear payments), cards on phones show the payment, too.
      ...(tab === 'unclear' && { meta: { card: 'detail' } as const }),
      cell: ({ row: { original } }) => <PaymentSummary order={original} stacked />,
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
    const carrier = column.accessor(({ cash }) => cash?.shipment?.carrier, {
      id: 'carrier',
      header: msg('adminOrders.ship.carrier'),
      meta: { card: 'detail' },
      cell: ({ getValue }) => getValue() || msg('adminOrders.carrier.unknown'),
    })
    const owed = column.accessor(({ cash }) => carrierDebt(cash), {
      id: 'owed',
      header: msg('adminOrders.column.owed'),
      meta: { numeric: true, card: 'aside' },
      cell: ({ getValue }) => (
        <Text as="span" $weight="bold" $nowrap>
          {formatVnd(getValue())}
        </Text>
      ),
    })
    const since = column.accessor(({ cash }) => cash?.since, {
      id: 'since',
      header: msg('adminOrders.column.since'),
      cell: ({ getValue }) => (
        <Text as="span" $nowrap>
          {formatDay(getValue() ?? '', locale)}
        </Text>
      ),
    })
    const age = column.accessor(({ cash }) => daysSince(cash?.since ?? ''), {
      id: 'age',
      header: msg('adminReturns.column.age'),
      meta: { numeric: true, card: 'detail' },
      cell: ({ getValue }) => msg('adminReturns.age', { n: getValue() }),
    })
    const confirm = column.display({
      id: 'confirm',
      header: msg('adminOrders.column.actions'),
      meta: { actions: 'button', note: msg('adminOrders.done.confirm') },
      cell: ({ row }) => <ConfirmButton order={row.original} pin={pin} />,
    })
    // The column for the notes of changed rows. It has no actions.
    const notes = column.display({
      id: 'notes',
      header: msg('adminOrders.column.actions'),
      meta: { actions: 'none' },
    })
    if (tab === 'owed') return column.columns([code, customer, carrier, since, age, owed, notes])
    return inQueue
      ? column.columns([code, customer, phone, total, created, items, mayMove ? confirm : notes])
      : column.columns([code, status, customer, phone, total, payment, items, created, notes])
  }, [msg, locale, search, tab, inQueue, mayMove, phoneBelow, paymentBelow, pin])
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters of the list from which the order was opened. The order's back link restores them. */
    adminOrders?: AdminOrdersSearch
  }
}

type ConfirmButtonProps = {
  order: AdminOrderRow
  /** Keeps the row in its place in the list after its order has changed. */
  pin: PinRow<AdminOrderRow>
}

/**
 * The button that confirms a cash order after the call. The row keeps its place and shows that the order is
 * confirmed. A failure is shown in a toast.
 */
function ConfirmButton({ order, pin }: ConfirmButtonProps) {
  const msg = useMsg()
  const fail = useErrorToast()
  const navigate = useNavigate()
  const { move, isPending } = useBulkOrderMove(pin)
  const { id, code } = order
  const action = {
    label: msg('adminOrders.confirm.open'),
    onAction: () => void navigate({ to: '/admin/orders/$id', params: { id: String(id) } }),
  }
  const confirm = async () => {
    if (isPending) return
    const { outcomes, error } = await move('confirm', [order])
    const failure = (reason: string) => `${msg('adminOrders.confirm.failed', { code })}: ${reason}`
    if (error) fail(orderStatusChangeErrorText(error), { message: failure, action })
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
    padding-inline: ${space(3)};
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

/* On a narrow tablet the button does not fit, so it is hidden. The order's page has the same button. */
const Copy = styled.span`
  margin-inline-start: -${space(2)};

  ${media.tablet} {
    ${media.belowLandscape} {
      display: none;
    }
  }
`

/* A value below another value of its cell. It is hidden on phones, because a card shows it elsewhere. */
const Below = styled.span`
  display: none;

  ${media.tablet} {
    display: block;
    font-size: ${text.xs};
    white-space: nowrap;

    && a {
      min-height: 24px;
    }

    /* The payment. It does not fit on a narrow tablet. */
    &[data-wide] {
      ${media.belowLandscape} {
        display: none;
      }
    }

    & > span {
      flex-wrap: nowrap;
    }

    a > svg {
      display: none;
    }
  }
`
