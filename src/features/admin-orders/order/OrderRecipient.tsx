import { useId } from 'react'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { amountToCollect } from './amount-to-collect'
import { CallLink } from '@/features/admin-orders/CallLink'
import { DetailCard, DetailTitle } from './detail-style'
import { PaymentWords } from '@/features/admin-orders/PaymentWords'

type OrderRecipientProps = {
  /** The order with its address. */
  order: Order
}

/** The recipient, their phone and note, and the payment. */
export function OrderRecipient({ order }: OrderRecipientProps) {
  const msg = useMsg()
  const id = useId()
  const collect = amountToCollect(order)
  return (
    <DetailCard aria-labelledby={id}>
      <DetailTitle id={id}>{msg('adminOrders.order.customer')}</DetailTitle>
      <div>
        <Name>{order.full_name}</Name>
        <CallLink name={order.full_name} phone={order.phone} />
      </div>
      <Facts>
        <dt>{msg('adminOrders.order.address')}</dt>
        <dd>{order.address}</dd>
        {order.note && (
          <>
            <dt>{msg('adminOrders.order.note')}</dt>
            <CustomerNote>{order.note}</CustomerNote>
          </>
        )}
        <dt>{msg('adminOrders.order.payment')}</dt>
        <dd>
          <PaymentWords method={order.payment_method} status={order.payment_status} />
        </dd>
        {order.shipment && (
          <>
            <dt>{msg('adminOrders.order.shipment')}</dt>
            <dd>
              {order.shipment.carrier} {order.shipment.tracking_number}
            </dd>
          </>
        )}
        {collect !== 0 && (
          <>
            <dt>{msg('adminOrders.order.collect')}</dt>
            <Collect>
              {collect === null ? msg('adminOrders.order.collectUnknown') : formatVnd(collect)}
            </Collect>
          </>
        )}
      </Facts>
    </DetailCard>
  )
}

const Name = styled.p`
  font-size: ${text.md};
  font-weight: ${weight.bold};
`

const Facts = styled.dl`
  & > dt {
    color: ${color.inkSoft};
  }

  & > dd:not(:last-child) {
    margin-block-end: ${space(3)};
  }
`

/** Keeps the line breaks of the shopper's note. */
const CustomerNote = styled.dd`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  margin-block-start: ${space(1)};
  background: ${color.sand};
  white-space: pre-wrap;
`

const Collect = styled.dd`
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`
