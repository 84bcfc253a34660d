import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { orderValue } from '@/domain/admin/versions'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import { VersionNote } from '@/features/admin-activity/VersionNote'
import { orderErrors } from '@/features/admin-orders/mutations'
import { OrderSlip } from '@/features/admin-orders/OrderSlip'
import { OrderDetailsSkeleton, OrderView } from '@/features/admin-orders/OrderView'
import { useOrderDetails } from '@/features/admin-orders/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { isPlainClick } from '@/lib/links'
import { shopName } from '@/lib/shop-config'
import { size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Boundary } from '@/ui/feedback/Boundary'
import { ArrowLeftIcon } from '@/ui/icons'
import { AdminHead } from '../AdminHead'

type AdminOrderScreenProps = {
  /** The order, as the address names it. */
  id: number
  /** The entry of the activity log whose values stand beside the order's. */
  version?: number | undefined
}

/** Product §10.6, Orders: one order, its possible next statuses, and its delivery slip. */
export function AdminOrderScreen({ id, version }: AdminOrderScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useOrderDetails(id)
  const order = query.data?.order
  return (
    <>
      <BackToOrders>
        <Button variant="secondary" disabled={!order} onClick={() => window.print()}>
          {msg('adminOrders.print')}
        </Button>
      </BackToOrders>
      <AdminHead
        title={
          order
            ? msg('adminOrders.order.title', { code: order.code })
            : msg('adminOrders.order.titleLoading')
        }
      />
      <Async
        query={query}
        skeleton={<OrderDetailsSkeleton />}
        errorMessage={(error) => errorText(orderErrors(error))}
      >
        {(data) => (
          <>
            {version !== undefined && (
              <VersionNote
                version={version}
                kind="order"
                objectId={id}
                nowOf={({ field }) => orderValue(data.order, field)}
              />
            )}
            <OrderView data={data} />
            <Boundary>
              <HistoryPanel kind="order" objectId={id} />
            </Boundary>
            <OrderSlip order={data.order} shop={shopName} />
          </>
        )}
      </Async>
    </>
  )
}

/**
 * A link to the list with its filters and page. When the order was opened from the list, it goes back in history, which
 * also restores the scroll position. The actions for the whole order stand at the other end of the row.
 */
function BackToOrders({ children }: { children?: ReactNode }) {
  const msg = useMsg()
  const router = useRouter()
  const search = useLocation({ select: ({ state }) => state.adminOrders })
  const back = (event: MouseEvent) => {
    if (!search || !isPlainClick(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Line>
      <Link to="/admin/orders" search={search ?? noSearch} onClick={back}>
        <ArrowLeftIcon size={18} />
        {msg('adminOrders.order.back')}
      </Link>
      {children}
    </Line>
  )
}

const noSearch: AdminOrdersSearch = {}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(2)};
  font-size: ${text.sm};

  & > a {
    display: inline-flex;
    min-height: ${size.target};
    align-items: center;
    gap: ${space(2)};
  }
`
