import styled from 'styled-components'
import type { AdminOrderData } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { DetailColumn, DetailColumns } from './detail-style'
import { OrderEvents } from './OrderEvents'
import { OrderItems } from './OrderItems'
import { OrderMoves } from './OrderMoves'
import { OrderNotes } from './OrderNotes'
import { OrderRecipient } from './OrderRecipient'

type OrderViewProps = {
  /** The order with its notes and next statuses. */
  data: AdminOrderData
}

/** The order page of the back office. */
export function OrderView({ data }: OrderViewProps) {
  const { order, notes } = data
  return (
    <DetailColumns>
      <Actions>
        <OrderMoves data={data} />
        <OrderRecipient order={order} />
        <OrderEvents events={order.events} />
      </Actions>
      <DetailColumn>
        <OrderItems order={order} />
        <OrderNotes orderId={order.id} notes={notes} />
      </DetailColumn>
    </DetailColumns>
  )
}

/** First in reading order; the second column on wide screens. */
const Actions = styled(DetailColumn)`
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`
