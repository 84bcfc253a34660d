import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { trackingUrl } from '@/domain/delivery/carriers'
import { shopPromises } from '@/domain/policy'
import { amountHeld } from '@/domain/returns/money'
import { lastReturnDay, returnsWithNames } from '@/domain/returns/returns'
import { isNotFoundError } from '@/features/catalogue/errors'
import { ownOrdersErrorText } from '@/features/orders/errors'
import type { OrderUpdateCallbacks } from '@/features/orders/mutations'
import { ArrivalDay, OrderFact, OrderReceipt, OrderStatusTag } from '@/features/orders/OrderReceipt'
import { orderQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorTextOf, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment, formatWeekday, shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media, size, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { ParcelTracking } from '@/ui/data/ParcelTracking'
import { RefundLines, ReturnList } from '@/ui/data/ReturnList'
import { Timeline } from '@/ui/data/Timeline'
import { Async } from '@/ui/feedback/Async'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { ChevronLeftIcon } from '@/ui/icons'
import { PageTitle, Row, Stack, Text } from '@/ui/layout/basics'
import { CancelOrderButton, DeliveryButton, ReturnOrderButton, useOrderAgain } from './OrderActions'

/** The page of an order: its status, history and items, and a button that orders the items again. */
export function OrderScreen({ code }: { code: string }) {
  const msg = useMsg()
  const title = msg('account.order.title', { code })
  usePageHead({ title, index: false })
  const query = useQuery(orderQuery(code))
  return (
    <>
      <Back to="/account/orders">
        <ChevronLeftIcon size={20} />
        {msg('account.order.back')}
      </Back>
      <Title>{title}</Title>
      <Async
        query={query}
        skeleton={skeleton}
        errorMessage={useErrorTextOf(ownOrdersErrorText)}
        insteadOfRetry={(error) =>
          isNotFoundError(error) && (
            <Row $justify="center">
              <ButtonLink to="/orders/track" search={{ code }} variant="secondary">
                {msg('track.other')}
              </ButtonLink>
            </Row>
          )
        }
      >
        {(order) => (
          <OrderArticle order={order} refresh={async () => (await query.refetch()).data} />
        )}
      </Async>
    </>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: -${space(1)};
  font-size: ${text.sm};
  text-decoration-line: none;
`

const Title = styled(PageTitle)`
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;

  ${media.phone} {
    font: ${title.h2};
  }
`

type OrderViewProps = OrderUpdateCallbacks & {
  order: Order
  /**
   * True for an order that a visitor found by its code and phone number. Such an order can't be cancelled
   * without a sign-in.
   */
  isLookedUp?: boolean
}

/** The content of an order's page, below its title. */
export function OrderArticle({ order, isLookedUp = false, ...updates }: OrderViewProps) {
  const msg = useMsg()
  const reorder = useOrderAgain()
  const status = useRef<HTMLDivElement>(null)
  // A visitor who is not signed in can't open the account page of a linked order. The link therefore leads to
  // the order search with the code of the linked order.
  const orderLink = ({ code }: { code: string }) =>
    isLookedUp ? (
      <Link to="/orders/track" search={{ code }}>
        {code}
      </Link>
    ) : (
      <Link to="/account/orders/$code" params={{ code }}>
        {code}
      </Link>
    )
  return (
    <Stack $gap={6}>
      <Row $wrap $gap={3} $align="center" $justify="space-between">
        <Stack ref={status} tabIndex={-1} $gap={1}>
          <OrderStatusTag status={order.status} />
          <Arrival order={order} />
        </Stack>
        <Actions $wrap $gap={3}>
          <DeliveryButton order={order} fallback={status} {...updates} />
          <ReturnOrderButton order={order} fallback={status} {...updates} />
          {!isLookedUp && canCancel(order) && <CancelOrderButton code={order.code} />}
          <Button variant="secondary" onClick={() => reorder(order)}>
            {msg('account.order.reorder')}
          </Button>
        </Actions>
      </Row>
      <Facts>
        <MoneyBack order={order} />
        {order.shipment && (
          <OrderFact
            name={msg('account.order.shipment')}
            value={
              <ParcelTracking
                carrier={order.shipment.carrier}
                number={order.shipment.tracking_number}
                link={trackingUrl(order.shipment)}
              />
            }
          />
        )}
        <ReturnDays order={order} />
        <OrderFact
          name={msg('return.exchangeOf')}
          value={order.exchange_of && orderLink(order.exchange_of)}
        />
        <OrderFact
          name={msg('order.mergedInto')}
          value={order.merged_into && orderLink(order.merged_into)}
        />
      </Facts>
      <OrderWay order={order} />
      {order.returns.length > 0 && (
        <Stack as="section" $gap={4}>
          <Text as="h2" $title="h3">
            {msg('return.title')}
          </Text>
          <ReturnList returns={returnsWithNames(order)} exchangeLink={orderLink} />
        </Stack>
      )}
      <OrderReceipt order={order} isTitled />
    </Stack>
  )
}

/* On phones the buttons fill their lines. */
const Actions = styled(Row)`
  ${media.phone} {
    width: 100%;

    & > button {
      flex: 1 1 auto;
    }
  }
`

/** Returns true if the shop has not started on the order and the shopper has paid nothing. */
function canCancel({ status, payment_status }: Order): boolean {
  return status === 'pending' && payment_status !== 'successful'
}

const way = ['pending', 'processing', 'shipped', 'delivered'] as const

/** The expected delivery day of an order that has not arrived and is not cancelled (Product §9.16c). */
function Arrival({ order: { status, address, created_at } }: { order: Order }) {
  if (status === 'delivered' || status === 'cancelled' || !created_at) return null
  return (
    <Text $weight="bold">
      <ArrivalDay address={address} placedAt={created_at} />
    </Text>
  )
}

/**
 * The four steps of an order: the date of each finished step, and what comes next (Product §2.12.4). A
 * cancelled order shows only its past steps.
 */
function OrderWay({ order: { status, events } }: { order: Order }) {
  const msg = useMsg()
  const locale = useLocale()
  const label = { 'aria-label': msg('account.order.timeline') }
  const now = way.findIndex((step) => step === status)
  if (now < 0) {
    const past = events.map((event) => ({ ...event, title: msg(`account.status.${event.status}`) }))
    return <Timeline {...label} steps={past} />
  }
  return (
    <Steps {...label}>
      {way.map((step, index) => (
        <li
          key={step}
          data-done={index <= now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <Text as="span" $weight="bold">
            {msg(`account.step.${step}`)}
          </Text>
          {events
            .filter((event) => event.status === step)
            .map(({ at, note }) => (
              <Fragment key={at}>
                <time dateTime={at}>{formatMoment(at, locale)}</time>
                {note && <span>{note}</span>}
              </Fragment>
            ))}
          {step !== 'pending' && index === now + 1 && <span>{msg(`account.next.${step}`)}</span>}
        </li>
      ))}
    </Steps>
  )
}

/** The last day on which the order can be returned, or a note that this day has passed (Product §2.16). */
function ReturnDays({ order }: { order: Order }) {
  const msg = useMsg()
  const locale = useLocale()
  const [today] = useState(() => shopDay())
  const last = lastReturnDay(order)
  if (last === null) return null
  const day = formatWeekday(last, locale)
  return (
    <OrderFact
      name={msg('return.title')}
      value={msg(today > last ? 'return.over' : 'return.until', { day })}
    />
  )
}

/**
 * The money of a cancelled order: the amount that the shop still holds, and the refunds (Product §10.18.7).
 * Renders nothing for other orders.
 */
function MoneyBack({ order }: { order: Order }) {
  const msg = useMsg()
  const { status, refunds = [] } = order
  const held = amountHeld(order)
  if (status !== 'cancelled' || (held <= 0 && refunds.length === 0)) return null
  return (
    <OrderFact
      name={msg('account.order.refund')}
      value={
        <>
          <RefundLines refunds={refunds} />
          {held > 0 && (
            <p>
              {msg('account.order.held', {
                amount: formatVnd(held),
                refundDays: shopPromises.refundDays,
              })}
            </p>
          )}
        </>
      }
    />
  )
}

/*
 * The skeleton is so high that the footer is out of view. Otherwise the footer would move when the order
 * loads.
 */
const skeleton = (
  <Stack $gap={6}>
    <Skeleton width="30%" height="44px" />
    <SkeletonText lines={4} />
    <Skeleton height="720px" />
  </Stack>
)

/*
 * The steps are below each other, with a line between their dots. On wide screens they are side by side. Past
 * steps and the lines between them are filled, the current step has a ring, and later steps are hollow.
 */
const Steps = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    padding: 0 0 ${space(5)} ${space(7)};
    color: ${color.inkSoft};
    font-size: ${text.sm};

    &::before {
      position: absolute;
      z-index: 1;
      inset: 0.3em auto auto 0;
      width: 12px;
      height: 12px;
      border: 2px solid ${color.line};
      border-radius: 50%;
      background: ${color.paper};
      content: '';
    }

    &:not(:last-child)::after {
      position: absolute;
      inset: 0.5em auto -0.5em 5px;
      border: 1px solid ${color.line};
      content: '';
    }

    &[data-done] > :first-child {
      color: ${color.ink};
    }

    &[data-done]::before {
      border-color: ${color.celadon};
      background: ${color.celadon};
    }

    &[data-done]:not([aria-current])::after {
      border-color: ${color.celadon};
    }

    &[aria-current]::before {
      box-shadow:
        0 0 0 2px ${color.paper},
        0 0 0 4px ${color.celadon};
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > li {
      padding: ${space(6)} ${space(4)} 0 0;

      &:not(:last-child)::after {
        inset: calc(0.3em + 5px) 0 auto ${space(3)};
      }
    }
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  & > dt {
    color: ${color.inkSoft};
  }
`
