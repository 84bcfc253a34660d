import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { versionSearch } from '@/domain/activity/activity'
import { orderValue } from '@/domain/activity/versions'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { canChangeDelivery } from '@/domain/order/status'
import { useMay } from '@/domain/rights/rights'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import { VersionNote } from '@/features/admin-activity/VersionNote'
import { AdminHead, BackLink } from '@/features/admin/AdminHead'
import { useMayOpen } from '@/features/admin/screens'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { isPlainClick } from '@/lib/links'
import { space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Boundary } from '@/ui/feedback/Boundary'
import { late } from '@/ui/feedback/late'
import { Row } from '@/ui/layout/basics'
import { orderReadErrors } from './mutations'
import { OrderDetailsSkeleton, OrderView } from './OrderView'
import { PaymentCheck } from './PaymentCheck'
import { useOrderDetails } from './queries'

const SlipWindow = late(async () => (await import('./SlipWindow')).SlipWindow)

/** Product §10.6, Orders: one order, its next statuses, and its delivery slip. */
export function AdminOrderScreen({ id }: { id: number }) {
  // The entry of the activity log to compare with the order.
  const { version } = v.parse(versionSearch, useSearch({ strict: false }))
  const msg = useMsg()
  const query = useOrderDetails(id)
  const order = query.data?.order
  const mayOpen = useMayOpen()
  const maySeeLog = useMay()('adminActivity')
  const [slipOpen, setSlipOpen] = useState<boolean>()
  return (
    <>
      <Top $gap={[1, 4]} $align="center" $justify="space-between" $wrap>
        <BackToOrders />
        <Row $gap={2} $wrap>
          {order && canChangeDelivery(order) && mayOpen('/admin/orders/$id/edit') && (
            <ButtonLink variant="secondary" to="/admin/orders/$id/edit" params={{ id: String(id) }}>
              {msg('adminOrders.change')}
            </ButtonLink>
          )}
          <Button variant="secondary" disabled={!order} onClick={() => setSlipOpen(true)}>
            {msg('adminOrders.print')}
          </Button>
        </Row>
      </Top>
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
        errorMessage={useErrorTextOf(orderReadErrors)}
      >
        {(data) => (
          <>
            {version !== undefined && maySeeLog && (
              <VersionNote
                version={version}
                kind="order"
                objectId={id}
                nowOf={({ field }) => orderValue(data.order, field)}
              />
            )}
            {data.payment && (
              <Boundary>
                <PaymentCheck data={data} payment={data.payment} />
              </Boundary>
            )}
            <OrderView data={data} />
            {maySeeLog && (
              <Boundary>
                <HistoryPanel kind="order" objectId={id} />
              </Boundary>
            )}
            {slipOpen !== undefined && (
              <SlipWindow ids={[id]} isOpen={slipOpen} onClose={() => setSlipOpen(false)} />
            )}
          </>
        )}
      </Async>
    </>
  )
}

/**
 * Leads back to the list. Goes back in history where the list opened the order, so that its filters, page and
 * scroll position stay.
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

const Top = styled(Row)`
  margin-block-end: ${space(2)};
`
