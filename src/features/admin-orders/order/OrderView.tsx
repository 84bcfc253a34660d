import styled from 'styled-components'
import type { AdminOrderData } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { DetailColumn, DetailColumns } from './detail-style'
import { OrderEvents } from './OrderEvents'
import { OrderItems } from './OrderItems'
import { OrderMoves } from './OrderMoves'
import { OrderNotes } from './OrderNotes'
import { OrderRecipient } from './OrderRecipient'

/** An order as the staff works on it. */
export function OrderView({ data }: { data: AdminOrderData }) {
  const { order, notes } = data
  return (
    <DetailColumns>
      <Doing>
        <OrderMoves data={data} />
        <OrderRecipient order={order} />
        <OrderEvents events={order.events} />
      </Doing>
      <DetailColumn>
        <OrderItems order={order} />
        <OrderNotes orderId={order.id} notes={notes} />
      </DetailColumn>
    </DetailColumns>
  )
}

/** First in the reading order, at the side where there is room. */
const Doing = styled(DetailColumn)`
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`
