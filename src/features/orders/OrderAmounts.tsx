import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, space, text, weight } from '@/theme/tokens'
import type { PlacedOrder } from '@/domain/order/purchase'

type OrderAmountsProps = {
  /** The order with the server's amounts. */
  order: PlacedOrder
}

/** What the server charged; nothing is computed here (Product §9.7). */
export function OrderAmounts({ order }: OrderAmountsProps) {
  const msg = useMsg()
  return (
    <Amounts>
      <dt>{msg('order.subtotal')}</dt>
      <dd>{formatVnd(order.subtotal)}</dd>
      {order.shipping_amount !== null && (
        <>
          <dt>{msg('order.shipping')}</dt>
          <dd>{formatVnd(order.shipping_amount)}</dd>
        </>
      )}
      {order.discount_amount > 0 && (
        <>
          <dt>{msg('order.discount')}</dt>
          <Saved>−{formatVnd(order.discount_amount)}</Saved>
        </>
      )}
      <TotalLabel>{msg('order.total')}</TotalLabel>
      <Total>{formatVnd(order.total_amount)}</Total>
    </Amounts>
  )
}

const Amounts = styled.dl`
  display: grid;
  gap: ${space(2)} ${space(4)};
  grid-template-columns: 1fr auto;

  & > dd {
    text-align: end;
    white-space: nowrap;
  }
`

const Saved = styled.dd`
  color: ${color.positive};
`

const TotalLabel = styled.dt`
  padding-block-start: ${space(3)};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`

const Total = styled.dd`
  padding-block-start: ${space(3)};
  color: ${color.accent};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`
