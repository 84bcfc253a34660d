import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, space, text, weight } from '@/theme/tokens'

type OrderTotalsProps = {
  /** The order with the server's amounts. */
  order: Order
}

/** The amounts as the server charged them; nothing is computed here (Product §9.7). */
export function OrderTotals({ order }: OrderTotalsProps) {
  const msg = useMsg()
  return (
    <Amounts>
      <dt>{msg('adminOrders.order.subtotal')}</dt>
      <dd>{formatVnd(order.subtotal)}</dd>
      {order.shipping_amount !== null && (
        <>
          <dt>{msg('adminOrders.order.shipping')}</dt>
          <dd>{formatVnd(order.shipping_amount)}</dd>
        </>
      )}
      {order.discount_amount > 0 && (
        <>
          <dt>{msg('adminOrders.order.discount')}</dt>
          <dd>−{formatVnd(order.discount_amount)}</dd>
        </>
      )}
      <Total>{msg('adminOrders.order.total')}</Total>
      <Total as="dd">{formatVnd(order.total_amount)}</Total>
    </Amounts>
  )
}

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};

  & > dt {
    color: ${color.inkSoft};
  }

  & > dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`

const Total = styled.dt`
  && {
    padding-block-start: ${space(2)};
    color: ${color.ink};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }
`
