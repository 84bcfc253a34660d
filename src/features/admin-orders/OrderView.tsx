import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminOrderData, EarlierOrders } from '@/api/generated/model'
import { carrierDebt, amountToCollect } from '@/domain/carriers/statement'
import { trackingUrl } from '@/domain/delivery/carriers'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Link } from '@/ui/actions/Link'
import { ParcelTracking } from '@/ui/data/ParcelTracking'
import { PhoneLinks, MailLink } from '@/ui/data/PhoneLinks'
import { RefundLines } from '@/ui/data/ReturnList'
import { ShopTime } from '@/ui/data/ShopTime'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { PaymentSummary, AdminStatusTag } from './AdminStatusTag'
import { CopyConfirmationButton } from './CopyConfirmationButton'
import { DuplicateOrders } from './DuplicateOrders'
import { OrderHistory } from './OrderHistory'
import { OrderItems } from './OrderItems'
import { OrderNotes } from './OrderNotes'
import { OrderReturns } from './OrderReturns'

/** The content of an order's page below the head: items, returns, notes, recipient and history. */
export function OrderView({ data }: { data: AdminOrderData }) {
  const { order, notes } = data
  const mayComeBack =
    order.status === 'delivered' || order.returns.length > 0 || data.can_keep_in_part
  return (
    <TwoColumns>
      <Column>
        <BlockBoundary>
          <OrderItems order={order} />
        </BlockBoundary>
        <BlockBoundary>
          <DuplicateOrders data={data} />
        </BlockBoundary>
        {mayComeBack && (
          <BlockBoundary>
            <OrderReturns data={data} />
          </BlockBoundary>
        )}
        <BlockBoundary>
          <OrderNotes orderId={order.id} notes={notes} />
        </BlockBoundary>
      </Column>
      <Column>
        <BlockBoundary>
          <OrderRecipient data={data} />
        </BlockBoundary>
        <BlockBoundary>
          <OrderHistory order={order} />
        </BlockBoundary>
      </Column>
    </TwoColumns>
  )
}

/** The recipient with phone number, address and note, and the order's payment and shipment. */
function OrderRecipient({ data }: { data: AdminOrderData }) {
  const { order, payment, cash, earlier, doubles = [] } = data
  const msg = useMsg()
  const locale = useLocale()
  const owed = carrierDebt(cash)
  return (
    <TitledCard title={msg('adminOrders.order.customer')}>
      <div>
        <Text $size="md" $weight="bold">
          {order.full_name}
        </Text>
        <PhoneLinks name={order.full_name} phone={order.phone} />
        <CopyConfirmationButton id={order.id} code={order.code} />
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
            <Earlier
              earlier={earlier}
              shown={earlier.last.filter(({ id }) => doubles.every((double) => double.id !== id))}
            />
          </Fact>
        )}
        <Fact label={msg('adminOrders.order.payment')}>
          {cash && owed > 0 ? (
            <Text>
              {msg('adminOrders.payment.cod')} ·{' '}
              {msg('adminOrders.owed', { amount: formatVnd(owed) })}{' '}
              {msg('adminOrders.owed.since', { day: formatDay(cash.since, locale) })}
            </Text>
          ) : (
            <PaymentSummary
              order={{ ...order, cash, payment_doubt: payment && (payment.doubt ?? null) }}
            />
          )}
          {cash?.settlements.map(({ statement, amount, at, by }) => (
            <Text key={statement} $size="sm">
              {msg('adminOrders.order.settled', { statement, amount: formatVnd(amount) })}{' '}
              <Text as="span" $color="inkSoft">
                {by} · <ShopTime at={at} inline />
              </Text>
            </Text>
          ))}
        </Fact>
        {order.refunds && order.refunds.length > 0 && (
          <Fact label={msg('adminOrders.order.refund')}>
            <RefundLines refunds={order.refunds} />
          </Fact>
        )}
        {order.shipment && (
          <Fact label={msg('adminOrders.order.shipment')}>
            <ParcelTracking
              carrier={order.shipment.carrier}
              number={order.shipment.tracking_number}
              link={trackingUrl(order.shipment)}
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
        {order.merged_into && (
          <Fact label={msg('order.mergedInto')}>
            <Link to="/admin/orders/$id" params={{ id: String(order.merged_into.id) }}>
              {order.merged_into.code}
            </Link>
          </Fact>
        )}
        {amountToCollect(order) === null && (
          <Fact label={msg('adminOrders.order.collect')}>
            {msg('adminOrders.order.collectUnknown')}
          </Fact>
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

type EarlierProps = { earlier: EarlierOrders; shown: EarlierOrders['last'] }

/**
 * The outcomes of the customer's earlier orders. Staff look at refused parcels before they send another cash
 * order (Product §10.6.12). `shown` lists the earlier orders, except those that the page already lists as
 * duplicates.
 */
function Earlier({ earlier, shown }: EarlierProps) {
  const msg = useMsg()
  const { delivered_count: delivered, refused_count: refused } = earlier
  return (
    <>
      <Text $color={refused > 0 ? 'warning' : 'ink'}>
        {msg('adminOrders.order.earlier.counts', { delivered, refused })}
      </Text>
      <Stack $gap={2}>
        {shown.map(({ id, code, status, is_refused: isRefused }) => (
          <EarlierOrder key={id} $wrap $gap={[0, 2]} $align="baseline">
            <Link to="/admin/orders/$id" params={{ id: String(id) }}>
              {code}
            </Link>
            {isRefused ? (
              msg('adminOrders.order.earlier.refused')
            ) : (
              <AdminStatusTag status={status} />
            )}
          </EarlierOrder>
        ))}
      </Stack>
    </>
  )
}

/* The links are high enough for a finger. */
const EarlierOrder = styled(Row)`
  & > a {
    padding-block: ${space(0.5)};
  }
`

export function OrderDetailsSkeleton() {
  return (
    <>
      <HeadRoom>
        <Skeleton height="100%" radius="md" />
      </HeadRoom>
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
    </>
  )
}

/* Reserves the height of the customer, the total and the actions while the order loads. */
const HeadRoom = styled.div`
  height: 186px;

  ${media.tablet} {
    height: 97px;
  }

  ${media.desktop} {
    height: 45px;
  }
`

/**
 * Two columns on wide screens: first items, returns and notes, then recipient and history. On narrow screens
 * the recipient follows the items, and the history comes last.
 */
const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  margin-block-start: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

const Column = styled.div`
  display: contents;

  & > :not(:first-child) {
    order: 1;
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
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

/** The shopper's note, with its line breaks. */
const CustomerNote = styled.dd`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  margin-block-start: ${space(1)};
  background: ${color.sand};
  white-space: pre-wrap;
`
