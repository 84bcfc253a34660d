import styled from 'styled-components'
import type {
  AdminOrderRow,
  CollectedCash,
  OrderStatus,
  PaymentDoubt,
  PaymentMethod,
  PaymentStatus,
} from '@/api/generated/model'
import { owedOf } from '@/domain/carriers/statement'
import { orderTones } from '@/domain/order/status'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media } from '@/theme/tokens.gen'
import { Tag } from '@/ui/data/Tag'

/** An order's status; pending orders stand out. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={orderTones[status]}>{msg(`adminOrders.status.${status}`)}</Tag>
}

type PaymentTextProps = {
  /** Cash on delivery or PayPal; null where the host does not say. */
  method: PaymentMethod | null
  status: PaymentStatus | 'refunded'
  /** Cash that a carrier collected: what it owes of that is said in the place of the state. */
  cash?: CollectedCash | null | undefined
  /** Why somebody has to look at it: it is said in the place of the state. */
  doubt?: PaymentDoubt | null | undefined
  /** In a table on two lines; on its cards on one. */
  stacked?: boolean
}

type Refundable = Pick<AdminOrderRow, 'status' | 'payment_status'>

/** Returns how a payment stands; what was paid of a cancelled order, and nobody has to look at any more, went back. */
export function paidState(
  { status, payment_status }: Refundable,
  doubt: PaymentDoubt | null | undefined,
): PaymentTextProps['status'] {
  const isBack = status === 'cancelled' && payment_status === 'successful' && doubt === null
  return isBack ? 'refunded' : payment_status
}

/** Payment method and status: "PayPal · Paid". */
export function PaymentText({ method, status, cash, doubt, stacked }: PaymentTextProps) {
  const msg = useMsg()
  const locale = useLocale()
  const owed = owedOf(cash)
  return (
    <span data-stacked={stacked}>
      {msg(`adminOrders.payment.${method ?? 'unknown'}`)}
      <Dot> · </Dot>
      {cash && owed > 0 && !doubt ? (
        <>
          <Quiet>{msg('adminOrders.owed', { amount: formatVnd(owed) })}</Quiet>{' '}
          <Quiet>{msg('adminOrders.owed.since', { day: formatDay(cash.since, locale) })}</Quiet>
        </>
      ) : (
        <Quiet>{msg(doubt ? `adminOrders.doubt.${doubt}` : `adminOrders.paid.${status}`)}</Quiet>
      )}
    </span>
  )
}

const Dot = styled.span`
  ${media.tablet} {
    [data-stacked] > & {
      display: none;
    }
  }
`

const Quiet = styled.span`
  color: ${color.inkSoft};
  white-space: nowrap;

  ${media.tablet} {
    white-space: normal;

    [data-stacked] > & {
      display: block;
    }
  }
`
