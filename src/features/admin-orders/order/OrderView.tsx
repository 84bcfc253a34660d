import styled from 'styled-components'
import type { AdminOrderData } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { Boundary } from '@/ui/feedback/Boundary'
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
    <Columns>
      <Actions>
        <Boundary>
          <OrderMoves data={data} />
        </Boundary>
        <Boundary>
          <OrderRecipient order={order} />
        </Boundary>
        <Boundary>
          <OrderEvents events={order.events} />
        </Boundary>
      </Actions>
      <Parts>
        <Boundary>
          <OrderItems order={order} />
        </Boundary>
        <Boundary>
          <OrderNotes orderId={order.id} notes={notes} />
        </Boundary>
      </Parts>
    </Columns>
  )
}

/** On tablets the status and who gets it stand side by side, above the rest. */
const Columns = styled(DetailColumns)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: stretch;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`

/** One column of a wide screen; on narrow ones its cards are in the one list of all. */
const Parts = styled(DetailColumn)`
  display: contents;

  & > * {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    display: grid;
  }
`

/** First in reading order; the second column on wide screens. What has happened comes last on narrow ones. */
const Actions = styled(Parts)`
  & > :last-child {
    order: 1;
  }

  ${media.tablet} {
    & > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }

  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`
