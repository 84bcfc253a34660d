import styled from 'styled-components'
import type { AdminOrderRow, OrderStatus } from '@/api/generated/model'
import { amountOwed } from '@/domain/carriers/statement'
import { orderTones } from '@/domain/order/status'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media } from '@/theme/tokens.gen'
import { Tag } from '@/ui/data/Tag'

/** The status of an order. Pending orders are highlighted. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={orderTones[status]}>{msg(`adminOrders.status.${status}`)}</Tag>
}

type PaymentTextProps = {
  order: Pick<AdminOrderRow, 'status' | 'payment_method' | 'payment_status'> & {
    cash?: AdminOrderRow['cash'] | undefined
    payment_doubt?: AdminOrderRow['payment_doubt'] | undefined
  }
  /** True shows the text on two lines in a table. The cards of a table always show it on one line. */
  stacked?: boolean
}

/**
 * Payment method and status: "PayPal · Paid". For cash that a carrier owes, and for a payment that staff have
 * to check, that fact replaces the status. A cancelled order without such a fact was refunded.
 */
export function PaymentText({ order, stacked }: PaymentTextProps) {
  const msg = useMsg()
  const locale = useLocale()
  const { status, payment_method, payment_status, cash, payment_doubt: doubt } = order
  const isBack = status === 'cancelled' && payment_status === 'successful' && doubt === null
  const paid = isBack ? 'refunded' : payment_status
  const owed = amountOwed(cash)
  return (
    <span data-stacked={stacked}>
      {msg(`adminOrders.payment.${payment_method ?? 'unknown'}`)}
      <Dot> · </Dot>
      {cash && owed > 0 && !doubt ? (
        <>
          <Quiet>{msg('adminOrders.owed', { amount: formatVnd(owed) })}</Quiet>{' '}
          <Quiet>{msg('adminOrders.owed.since', { day: formatDay(cash.since, locale) })}</Quiet>
        </>
      ) : (
        <Quiet>{msg(doubt ? `adminOrders.doubt.${doubt}` : `adminOrders.paid.${paid}`)}</Quiet>
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
