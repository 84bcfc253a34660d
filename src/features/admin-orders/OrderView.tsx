import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, EarlierOrders, Order } from '@/api/generated/model'
import { amountToCollect } from '@/domain/carriers/statement'
import { trackingLink } from '@/domain/delivery/carriers'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { CallLink, MailLink } from '@/ui/data/CallLink'
import { ParcelNumber } from '@/ui/data/ParcelNumber'
import { Refunds } from '@/ui/data/ReturnList'
import { ShopTime } from '@/ui/data/ShopTime'
import { Timeline } from '@/ui/data/Timeline'
import { Boundary } from '@/ui/feedback/Boundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { CopyConfirmation } from './CopyConfirmation'
import { OrderItems } from './OrderItems'
import { OrderMoves } from './OrderMoves'
import { OrderNotes } from './OrderNotes'
import { OrderReturns } from './OrderReturns'
import { PaymentText } from './StatusTag'

export function OrderView({ data }: { data: AdminOrderData }) {
  const { order, notes } = data
  const mayComeBack = order.status === 'delivered' || order.returns.length > 0
  return (
    <Columns>
      <Actions>
        <Boundary>
          <OrderMoves data={data} />
        </Boundary>
        <Boundary>
          <OrderRecipient data={data} />
        </Boundary>
        <Boundary>
          <OrderEvents events={order.events} />
        </Boundary>
      </Actions>
      <Parts>
        <Boundary>
          <OrderItems order={order} />
        </Boundary>
        {mayComeBack && (
          <Boundary>
            <OrderReturns data={data} />
          </Boundary>
        )}
        <Boundary>
          <OrderNotes orderId={order.id} notes={notes} />
        </Boundary>
      </Parts>
    </Columns>
  )
}

/** The recipient with phone number, address and note, then the payment, and the shipment. */
function OrderRecipient({ data: { order, payment, cash, earlier } }: { data: AdminOrderData }) {
  const msg = useMsg()
  const collect = amountToCollect(order)
  return (
    <TitledCard title={msg('adminOrders.order.customer')}>
      <div>
        <Text $size="md" $weight="bold">
          {order.full_name}
        </Text>
        <CallLink name={order.full_name} phone={order.phone} />
        <CopyConfirmation id={order.id} code={order.code} />
        {order.email && (
          <div>
            <MailLink email={order.email} />
          </div>
        )}
      </div>
      <Facts>
        <Fact label={msg('adminOrders.order.address')}>{order.address}</Fact>
        {order.note && (
          <>
            <dt>{msg('adminOrders.order.note')}</dt>
            <CustomerNote>{order.note}</CustomerNote>
          </>
        )}
        {earlier && earlier.last.length > 0 && (
          <Fact label={msg('adminOrders.order.earlier')}>
            <Earlier earlier={earlier} />
          </Fact>
        )}
        <Fact label={msg('adminOrders.order.payment')}>
          <PaymentText
            order={{ ...order, cash, payment_doubt: payment && (payment.doubt ?? null) }}
          />
          {cash?.settlements.map(({ statement, amount, at, by }) => (
            <Text key={statement} $size="sm">
              {msg('adminOrders.order.settled', { statement, amount: formatVnd(amount) })}{' '}
              <Text as="span" $color="inkSoft">
                {by} · <ShopTime at={at} />
              </Text>
            </Text>
          ))}
        </Fact>
        {order.refunds && order.refunds.length > 0 && (
          <Fact label={msg('adminOrders.order.refund')}>
            <Refunds refunds={order.refunds} />
          </Fact>
        )}
        {order.shipment && (
          <Fact label={msg('adminOrders.order.shipment')}>
            <ParcelNumber
              carrier={order.shipment.carrier}
              number={order.shipment.tracking_number}
              link={trackingLink(order.shipment)}
            />
          </Fact>
        )}
        {order.exchange_of && (
          <Fact label={msg('return.exchangeOf')}>
            <Link to="/admin/orders/$id" params={{ id: String(order.exchange_of.id) }}>
              {order.exchange_of.code}
            </Link>
          </Fact>
        )}
        {collect !== 0 && (
          <>
            <dt>{msg('adminOrders.order.collect')}</dt>
            <Text as="dd" $size="lg" $weight="bold">
              {collect === null ? msg('adminOrders.order.collectUnknown') : formatVnd(collect)}
            </Text>
          </>
        )}
      </Facts>
    </TitledCard>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/**
 * The outcomes of the customer's other orders. They are shown because earlier refused parcels matter for a
 * cash order (Product §10.6.18).
 */
function Earlier({ earlier }: { earlier: EarlierOrders }) {
  const msg = useMsg()
  const { delivered_count: delivered, refused_count: refused, last } = earlier
  return (
    <>
      <Text $color={refused > 0 ? 'warning' : 'ink'}>
        {msg('adminOrders.order.earlier.counts', { delivered, refused })}
      </Text>
      {last.map(({ id, code, status, is_refused: isRefused }) => (
        <div key={id}>
          <Link to="/admin/orders/$id" params={{ id: String(id) }}>
            {code}
          </Link>{' '}
          {msg(isRefused ? 'adminOrders.order.earlier.refused' : `adminOrders.status.${status}`)}
        </div>
      ))}
    </>
  )
}

/** The history of an order, the latest event first. Hidden where the host sends no events. */
function OrderEvents({ events }: Pick<Order, 'events'>) {
  const msg = useMsg()
  if (events.length === 0) return null
  const steps = events.map(({ status, ...event }) => ({
    ...event,
    title: msg(`adminOrders.status.${status}`),
  }))
  const title = msg('adminOrders.order.timeline')
  return (
    <TitledCard title={title}>
      <Timeline aria-label={title} steps={steps} />
    </TitledCard>
  )
}

export function OrderDetailsSkeleton() {
  return (
    <TwoColumns>
      <Column>
        <Skeleton height="420px" radius="md" />
        <Skeleton height="280px" radius="md" />
      </Column>
      <Column>
        <Skeleton height="180px" radius="md" />
        <Skeleton height="320px" radius="md" />
      </Column>
    </TwoColumns>
  )
}

/** The items beside the actions. On phones both are in one column. */
const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(6)};
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    gap: ${space(5)};
  }
`

/** On tablets the status and the recipient are side by side, above the rest. */
const Columns = styled(TwoColumns)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: stretch;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`

/** One column of a wide screen. On narrow screens the cards of both columns form a single list. */
const Parts = styled(Column)`
  display: contents;

  & > * {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    display: grid;
  }
`

/**
 * The actions come first in reading order. On wide screens they are the second column. On narrow screens the
 * history comes last.
 */
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
