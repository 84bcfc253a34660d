import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import * as v from 'valibot'
import { comparedEntrySearchSchema } from '@/domain/activity/activity'
import { orderLogText } from '@/domain/activity/versions'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { canChangeDelivery } from '@/domain/order/status'
import { useMayCall } from '@/domain/rights/rights'
import { LogEntryComparison } from '@/features/admin-activity/LogEntryComparison'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { useMayOpen } from '@/features/admin/screens'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { isPlainClick } from '@/lib/links'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { defer } from '@/ui/feedback/late'
import { AdminStatusTag } from './AdminStatusTag'
import { orderPageErrorText } from './mutations'
import { OrderHead } from './OrderHead'
import { OrderDetailsSkeleton, OrderView } from './OrderView'
import { PaymentCheck } from './PaymentCheck'
import { useOrderDetails } from './queries'

const PrintSlipsWindow = defer(async () => (await import('./PrintSlipsWindow')).PrintSlipsWindow)

/** One order in the back office (Product §10.6): its content, its next statuses, and its delivery slip. */
export function AdminOrderScreen({ id }: { id: number }) {
  // The id of a log entry, if the URL names one. The page compares this entry with the order.
  const { version } = v.parse(comparedEntrySearchSchema, useSearch({ strict: false }))
  const msg = useMsg()
  const query = useOrderDetails(id)
  const order = query.data?.order
  const mayOpen = useMayOpen()
  const maySeeLog = useMayCall()('adminActivity')
  const [slipOpen, setSlipOpen] = useState<boolean>()
  return (
    <>
      <BackToOrders />
      <ScreenHead
        status={order && <AdminStatusTag status={order.status} />}
        title={
          order
            ? msg('adminOrders.order.title', { code: order.code })
            : msg('adminOrders.order.titleLoading')
        }
      />
      <Async
        query={query}
        skeleton={<OrderDetailsSkeleton />}
        errorMessage={useErrorTextOf(orderPageErrorText)}
      >
        {(data) => (
          <>
            <BlockBoundary>
              <OrderHead data={data}>
                {canChangeDelivery(data.order) && mayOpen('/admin/orders/$id/edit') && (
                  <ButtonLink
                    variant="secondary"
                    to="/admin/orders/$id/edit"
                    params={{ id: String(id) }}
                  >
                    {msg('adminOrders.change')}
                  </ButtonLink>
                )}
                <Button variant="secondary" onClick={() => setSlipOpen(true)}>
                  {msg('adminOrders.print')}
                </Button>
              </OrderHead>
            </BlockBoundary>
            {version !== undefined && maySeeLog && (
              <LogEntryComparison
                version={version}
                kind="order"
                objectId={id}
                nowOf={({ field }) => orderLogText(data.order, field)}
              />
            )}
            {data.payment && (
              <BlockBoundary>
                <PaymentCheck data={data} payment={data.payment} />
              </BlockBoundary>
            )}
            <OrderView data={data} />
            {slipOpen !== undefined && (
              <PrintSlipsWindow ids={[id]} isOpen={slipOpen} onClose={() => setSlipOpen(false)} />
            )}
          </>
        )}
      </Async>
    </>
  )
}

/**
 * A link back to the list of orders. If the order was opened from the list, the link goes back in history, so
 * that the list keeps its filters, page and scroll position.
 */
function BackToOrders() {
  const msg = useMsg()
  const router = useRouter()
  const search = useLocation({ select: ({ state }) => state.adminOrders })
  const back = (event: MouseEvent) => {
    if (!search || !isPlainClick(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <BackLink to="/admin/orders" search={search ?? noSearch} onClick={back}>
      {msg('adminOrders.order.back')}
    </BackLink>
  )
}

const noSearch: AdminOrdersSearch = {}
