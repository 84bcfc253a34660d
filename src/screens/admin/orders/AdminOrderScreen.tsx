import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import { VersionNote } from '@/features/admin-activity/VersionNote'
import { orderValue } from '@/domain/admin/versions'
import { orderErrors } from '@/features/admin-orders/errors'
import { OrderDetailsSkeleton } from '@/features/admin-orders/order/OrderDetailsSkeleton'
import { OrderSlip } from '@/features/admin-orders/slip/OrderSlip'
import { OrderView } from '@/features/admin-orders/order/OrderView'
import { useOrderDetails } from '@/features/admin-orders/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { Async } from '@/ui/feedback/Async'
import { Boundary } from '@/ui/feedback/Boundary'
import { Button } from '@/ui/actions/Button'
import { AdminHead } from '../AdminHead'
import { BackToOrders } from './BackToOrders'

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
