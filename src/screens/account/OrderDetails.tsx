import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { trackingLink } from '@/domain/delivery/carriers'
import { deliveryEstimate, placeOfAddress } from '@/domain/delivery/estimate'
import { heldOf } from '@/domain/returns/money'
import { lastReturnDay, namedReturns } from '@/domain/returns/returns'
import { CancelOrder } from '@/features/orders/CancelOrder'
import type { OrderUpdates } from '@/features/orders/mutations'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { ReturnOrder } from '@/features/orders/ReturnOrder'
import { useMsg } from '@/i18n/use-msg'
import { formatWeekday, shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { ParcelNumber } from '@/ui/data/ParcelNumber'
import { Refunds, ReturnList } from '@/ui/data/ReturnList'
import { Timeline } from '@/ui/data/Timeline'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { Row, Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { ChangeDelivery } from './ChangeDelivery'
import { useReorder } from './use-reorder'

type OrderDetailsProps = OrderUpdates & {
  order: Order
  /** Followed by its code and phone: nobody is signed in to cancel it. */
  isLookedUp?: boolean
}

/** An order under its title. */
export function OrderDetails({ order, isLookedUp = false, ...updates }: OrderDetailsProps) {
  const msg = useMsg()
  const reorder = useReorder()
  const status = useRef<HTMLDivElement>(null)
  // Who follows one order by its phone has no page of another.
  const orderLink = ({ code }: { code: string }) =>
    isLookedUp ? (
      code
    ) : (
      <Link to="/account/orders/$code" params={{ code }}>
        {code}
      </Link>
    )
  const steps = order.events.map(({ status, at, note }) => ({
    title: msg(`account.status.${status}`),
    at,
    note,
  }))
  return (
    <Stack $gap={6}>
      <Row $wrap $gap={3} $align="center" $justify="space-between">
        <div ref={status} tabIndex={-1}>
          <OrderStatusTag status={order.status} />
        </div>
        <Row $wrap $gap={3}>
          <ChangeDelivery order={order} fallback={status} {...updates} />
          <ReturnOrder order={order} fallback={status} {...updates} />
          {!isLookedUp && canCancel(order) && <CancelOrder code={order.code} />}
          <Button variant="secondary" onClick={() => reorder(order)}>
            {msg('account.order.reorder')}
          </Button>
        </Row>
      </Row>
      <Facts>
        <dt>{msg('account.order.payment')}</dt>
        <dd>{msg(`account.order.payment.${order.payment_method ?? 'unknown'}`)}</dd>
        <MoneyBack order={order} />
        {order.shipment && (
          <>
            <dt>{msg('account.order.shipment')}</dt>
            <dd>
              <ParcelNumber
                carrier={order.shipment.carrier}
                number={order.shipment.tracking_number}
                link={trackingLink(order.shipment)}
              />
            </dd>
          </>
        )}
        {order.created_at && isUnderWay(order) && (
          <>
            <dt>{msg('delivery.expected')}</dt>
            <dd>
              <Arrival address={order.address} placedAt={order.created_at} />
            </dd>
          </>
        )}
        <ReturnDays order={order} />
        {order.exchange_of && (
          <>
            <dt>{msg('return.exchangeOf')}</dt>
            <dd>{orderLink(order.exchange_of)}</dd>
          </>
        )}
      </Facts>
      <Timeline aria-label={msg('account.order.timeline')} steps={steps} />
      {order.returns.length > 0 && (
        <Stack as="section" $gap={4}>
          <Text as="h2" $title="h3">
            {msg('return.title')}
          </Text>
          <ReturnList returns={namedReturns(order)} exchangeLink={orderLink} />
        </Stack>
      )}
      <OrderReceipt order={order} />
    </Stack>
  )
}

/** True while the shop has not begun with it and no money has to go back. */
function canCancel({ status, payment_status }: Order): boolean {
  return status === 'pending' && payment_status !== 'successful'
}

function isUnderWay({ status }: Order): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

/** When it comes, or that it should have come (Product §9.16e). */
function Arrival({ address, placedAt }: { address: string; placedAt: string }) {
  const msg = useMsg()
  const { locale } = useIntl()
  const [today] = useState(() => shopDay())
  const place = placeOfAddress(address)
  const days = deliveryEstimate(new Date(placedAt), place?.code ?? null)
  if (days.to < today) return msg('delivery.late', { day: formatWeekday(days.to, locale) })
  return <DeliveryDay days={days} place={place?.name} />
}

/** Until when it can be returned, or that this is over (Product §2.16). */
function ReturnDays({ order }: { order: Order }) {
  const msg = useMsg()
  const { locale } = useIntl()
  const [today] = useState(() => shopDay())
  const last = lastReturnDay(order)
  if (last === null) return null
  return (
    <>
      <dt>{msg('return.title')}</dt>
      <dd>
        {msg(today > last ? 'return.over' : 'return.until', { day: formatWeekday(last, locale) })}
      </dd>
    </>
  )
}

/** What the shop holds of a cancelled order, and what went back of it (Product §10.18.8). */
function MoneyBack({ order }: { order: Order }) {
  const msg = useMsg()
  const { status, refunds = [] } = order
  const held = heldOf(order)
  if (status !== 'cancelled' || (held <= 0 && refunds.length === 0)) return null
  return (
    <>
      <dt>{msg('account.order.refund')}</dt>
      <dd>
        <Refunds refunds={refunds} />
        {held > 0 && <p>{msg('account.order.held', { amount: formatVnd(held) })}</p>}
      </dd>
    </>
  )
}

/** Skeleton of the order, tall enough that the content below starts out of view. */
export function OrderDetailsSkeleton() {
  return (
    <Stack $gap={6}>
      <Skeleton width="30%" height="44px" />
      <SkeletonText lines={4} />
      <Skeleton height="720px" />
    </Stack>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;

  & > dt {
    color: ${color.inkSoft};
  }

  & > dd {
    margin: 0;
  }
`
