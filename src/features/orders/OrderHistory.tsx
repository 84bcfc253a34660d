import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { OrdersTab, Pagination } from '@/api/generated/model'
import type { ReactNode } from 'react'
import { useErrorText } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { historyErrors } from './errors'
import { OrderCard } from './OrderCard'
import { OrdersEmpty } from './OrdersEmpty'
import { ordersQuery } from './queries'

type OrderHistoryProps = {
  /** Orders on their way, or finished ones. */
  tab: OrdersTab
  /** Which page of them, from 1. */
  page: number
  /** Links to the other pages. */
  pages: (pagination: Pagination) => ReactNode
}

/** The shopper's orders of one tab, the latest first. */
export function OrderHistory({ tab, page, pages }: OrderHistoryProps) {
  const errorText = useErrorText()
  return (
    <Async
      query={useQuery(ordersQuery(tab, page))}
      skeleton={<OrderCards>{shapes}</OrderCards>}
      errorMessage={(error) => errorText(historyErrors(error))}
    >
      {({ orders, pagination }) =>
        orders.length === 0 ? (
          <OrdersEmpty tab={tab} pagination={pagination} />
        ) : (
          <>
            <OrderCards>
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

const shapes = [1, 2, 3].map((shape) => (
  <li key={shape}>
    <Skeleton height="186px" />
  </li>
))

const OrderCards = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  margin-block-end: ${space(8)};
  list-style: none;
`
