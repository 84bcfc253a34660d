import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { Order, OrdersTab, Pagination as Page } from '@/api/generated/model'
import { useShopper } from '@/features/auth/state'
import { DeviceOrders } from '@/features/orders/DeviceOrders'
import { ownOrdersErrorText } from '@/features/orders/errors'
import { useCanHostClaimOrders } from '@/features/orders/mutations'
import { OrderStatusTag } from '@/features/orders/OrderReceipt'
import { ownOrdersQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorTextOf, useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { scrollToTop } from '@/lib/screen-heading'
import { color, media, size, space } from '@/theme/tokens.gen'
import { ButtonLink, coveringLinkStyle, tabLinkStyle } from '@/ui/actions/Link'
import { isPastLastPage, Pagination } from '@/ui/data/Pagination'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PackageIcon } from '@/ui/icons'
import { Grid, PageTitle, Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { SignInPanel } from './AccountLayout'

const tabs = ['processing', 'completed'] as const satisfies OrdersTab[]

type OrdersScreenProps = { tab: OrdersTab; page: number }

/** The shopper's orders (Product §2). A visitor sees the orders of this device. */
export function OrdersScreen(props: OrdersScreenProps) {
  const msg = useMsg()
  const { isSignedIn } = useShopper()
  const title = useRef<HTMLHeadingElement>(null)
  usePageHead({ title: msg('account.orders.title'), index: false })
  return (
    <>
      <PageTitle ref={title} tabIndex={-1}>
        {msg('account.orders.title')}
      </PageTitle>
      {isSignedIn ? (
        <OwnOrders {...props} onClaimEnd={() => title.current?.focus()} />
      ) : (
        <VisitorOrders />
      )}
    </>
  )
}

type OwnOrdersProps = OrdersScreenProps & {
  /**
   * Called when the form that adds this device's orders to the account may have disappeared, so that the
   * caller moves the focus.
   */
  onClaimEnd: () => void
}

/**
 * The current and the completed orders of the shopper, each in a tab with its own URL. Orders of this device
 * can be added to the account.
 */
function OwnOrders({ tab, page, onClaimEnd }: OwnOrdersProps) {
  const msg = useMsg()
  const { user, isUnknown } = useShopper()
  const hostClaims = useCanHostClaimOrders()
  return (
    <>
      {hostClaims && (user || isUnknown) && (
        <DeviceOrders claim={{ phone: user?.phone ?? '', onEnd: onClaimEnd }} />
      )}
      <Tabs as="nav" $wrap $gap={6} aria-label={msg('account.orders.title')}>
        {tabs.map((name) => (
          <Tab
            key={name}
            to="/account/orders"
            // The link of the current order tab keeps the page number, so that the link still matches the
            // URL.
            search={name === tab || (name === 'processing' ? {} : { tab: name })}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {msg(`account.orders.tab.${name}`)}
          </Tab>
        ))}
      </Tabs>
      <OrderHistory tab={tab} page={page} />
      {!hostClaims && <DeviceOrders />}
    </>
  )
}

function VisitorOrders() {
  const msg = useMsg()
  return (
    <>
      <DeviceOrders />
      <ButtonLink to="/orders/track" variant="secondary">
        {msg('track.other')}
      </ButtonLink>
      <SignInPanel />
    </>
  )
}

const Tabs = styled(Row)`
  border-block-end: 1px solid ${color.line};
  margin-block-end: ${space(4)};
`

const Tab = createLink(styled.a`
  ${tabLinkStyle}
`)

/** The shopper's orders in one order tab, the newest first. */
function OrderHistory({ tab, page }: OrdersScreenProps) {
  return (
    <Async
      query={useQuery(ownOrdersQuery(tab, page))}
      skeleton={
        <OrderCards as="ul" $gap={4}>
          {placeholders}
        </OrderCards>
      }
      errorMessage={useErrorTextOf(ownOrdersErrorText)}
    >
      {({ orders, pagination }) =>
        orders.length === 0 ? (
          <OrdersEmpty tab={tab} pagination={pagination} />
        ) : (
          <>
            <OrderCards as="ul" $gap={4}>
              {orders.map((order) => (
                <li key={order.code}>
                  <OrderCard order={order} />
                </li>
              ))}
            </OrderCards>
            <Pagination pagination={pagination} onPageChange={scrollToTop} />
          </>
        )
      }
    </Async>
  )
}

const placeholders = [1, 2, 3].map((number) => (
  <li key={number}>
    <Skeleton height="186px" />
  </li>
))

const OrderCards = styled(Stack)`
  margin-block-end: ${space(8)};
`

/** The card of an order. The whole card is a link to the order. */
function OrderCard({ order }: { order: Order }) {
  const msg = useMsg()
  const locale = useLocale()
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = order.items
  return (
    <Card as="article" $gap={[3, 4]} $align="start" $columns="72px minmax(0, 1fr)">
      <Picture src={first?.variant?.image_url} alt="" sizes="72px" />
      <Stack $gap={1}>
        <Text as="h2" $title="h4">
          <CardLink to="/account/orders/$code" params={{ code: order.code }}>
            {order.code}
          </CardLink>
        </Text>
        {order.created_at && (
          <Text $size="sm" $color="inkSoft">
            {msg('account.order.placed', { day: formatDay(order.created_at, locale) })}
          </Text>
        )}
        <Text $size="sm" $color="inkSoft">
          {first?.product_name}&nbsp;·{' '}
          <Text as="span" $nowrap>
            {msg('account.order.units', { n: units })}
          </Text>
        </Text>
      </Stack>
      <StatusAndTotal $gap={[1, 3]} $align="center" $justify="space-between" $wrap>
        <OrderStatusTag status={order.status} />
        <Price value={order.total_amount} />
      </StatusAndTotal>
    </Card>
  )
}

const Card = styled(Grid)`
  position: relative;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};

  &:hover {
    border-color: ${color.lineStrong};
  }
`

/**
 * On touch screens, padding makes the clickable area at least as high as a finger. A negative margin keeps
 * the lines around the link in place.
 */
const CardLink = createLink(styled.a`
  display: inline-block;
  color: ${color.ink};
  text-decoration: none;

  ${media.coarse} {
    min-width: ${size.target};
    padding-block: ${space(2.5)};
    margin-block: -${space(2.5)};
  }

  ${coveringLinkStyle}
`)

const StatusAndTotal = styled(Row)`
  grid-column: 1 / -1;
`

type OrdersEmptyProps = {
  tab: OrdersTab
  /** The server's paging. A page after the last page is also empty, but gets another message. */
  pagination: Page
}

/**
 * The message for a page without orders: the page is after the last one, or the shopper has no orders
 * (Product §2).
 */
function OrdersEmpty({ tab, pagination }: OrdersEmptyProps): ReactNode {
  const msg = useMsg()
  const icon = <PackageIcon size={48} />
  return isPastLastPage(pagination) ? (
    <EmptyState
      icon={icon}
      title={msg('account.orders.pastEnd')}
      action={
        <ButtonLink to="." search={({ page: _, ...rest }) => rest}>
          {msg('account.orders.pastEnd.first')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      icon={icon}
      title={msg(`account.orders.empty.${tab}`)}
      action={<ButtonLink to="/products">{msg('account.orders.shopNow')}</ButtonLink>}
    />
  )
}
