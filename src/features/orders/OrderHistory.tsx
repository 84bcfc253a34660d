import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Order, OrdersTab, Pagination } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import { useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { color, media, size, space } from '@/theme/tokens'
import { ButtonLink, coveringLink } from '@/ui/actions/Link'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PackageIcon } from '@/ui/icons'
import { Grid, Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { historyErrors } from './errors'
import { OrderStatusTag } from './OrderStatusTag'
import { ordersQuery } from './queries'

type OrderHistoryProps = {
  tab: OrdersTab
  page: number
  pages: (pagination: Pagination) => ReactNode
}

/** The shopper's orders of one tab, the latest first. */
export function OrderHistory({ tab, page, pages }: OrderHistoryProps) {
  const errorText = useErrorText()
  return (
    <Async
      query={useQuery(ordersQuery(tab, page))}
      skeleton={
        <OrderCards as="ul" $gap={4}>
          {placeholders}
        </OrderCards>
      }
      errorMessage={(error) => errorText(historyErrors(error))}
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
            {pages(pagination)}
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

/** The whole card leads to the order. */
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
          {first?.product_name} · {msg('account.order.units', { n: units })}
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

/* On touch as high as a finger, without moving the lines around it. */
const CardLink = createLink(styled.a`
  display: inline-block;
  color: ${color.ink};
  text-decoration: none;

  ${media.coarse} {
    min-width: ${size.target};
    padding-block: ${space(2.5)};
    margin-block: -${space(2.5)};
  }

  ${coveringLink}
`)

const StatusAndTotal = styled(Row)`
  grid-column: 1 / -1;
`

type OrdersEmptyProps = {
  tab: OrdersTab
  /** The server's page: a page beyond the last is empty too. */
  pagination: Pagination
}

/** A page without orders: it lies past the last page, or there are no orders (Product §2). */
function OrdersEmpty({ tab, pagination }: OrdersEmptyProps) {
  const msg = useMsg()
  const icon = <PackageIcon size={48} />
  return isPastEnd(pagination) ? (
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
