import styled from 'styled-components'
import type { AdminOrderRow, OrderStatus } from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import { orderStatusTones } from '@/domain/order/status'
import { useMsg } from '@/i18n/use-msg'
import { color, media } from '@/theme/tokens.gen'
import { Tag } from '@/ui/data/Tag'

/** The status of an order as a coloured tag. Pending orders are highlighted. */
export function AdminStatusTag({ status }: { status: OrderStatus }) {
  const msg = useMsg()
  return <Tag tone={orderStatusTones[status]}>{msg(`adminOrders.status.${status}`)}</Tag>
}

type PaymentSummaryProps = {
  order: Pick<AdminOrderRow, 'status' | 'payment_method' | 'payment_status'> & {
    cash?: AdminOrderRow['cash'] | undefined
    payment_doubt?: AdminOrderRow['payment_doubt'] | undefined
  }
  /**
   * True shows method and status on two lines in a table. A card on a phone always shows them on one line.
   */
  stacked?: boolean
}

/**
 * Payment method and status: "PayPal · Paid". Instead of the status it shows cash that a carrier owes, or a
 * payment that staff have to check. A cancelled paid order shows "Refunded" if there is nothing to check.
 */
export function PaymentSummary({ order, stacked }: PaymentSummaryProps) {
  const msg = useMsg()
  const { status, payment_method, payment_status, cash, payment_doubt: doubt } = order
  const isBack = status === 'cancelled' && payment_status === 'successful' && doubt === null
  const isOwed = carrierDebt(cash) > 0
  const paid = isOwed ? 'owed' : isBack ? 'refunded' : payment_status
  return (
    <span data-stacked={stacked}>
      {msg(`adminOrders.payment.${payment_method ?? 'unknown'}`)}
      <Dot> · </Dot>
      <Quiet>{msg(doubt ? `adminOrders.doubt.${doubt}` : `adminOrders.paid.${paid}`)}</Quiet>
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
    [data-stacked] > & {
      display: block;
      white-space: normal;
    }
  }
`
