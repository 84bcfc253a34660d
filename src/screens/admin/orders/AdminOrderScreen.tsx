import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import { orderErrors } from '@/features/admin-orders/errors'
import { OrderDetailsSkeleton } from '@/features/admin-orders/order/OrderDetailsSkeleton'
import { OrderSlip } from '@/features/admin-orders/slip/OrderSlip'
import { OrderView } from '@/features/admin-orders/order/OrderView'
import { useOrderDetails } from '@/features/admin-orders/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { Async } from '@/ui/feedback/Async'
import { Button } from '@/ui/actions/Button'
import { AdminHead } from '../AdminHead'
import { BackToOrders } from './BackToOrders'

type AdminOrderScreenProps = {
  /** The order, as the address names it. */
  id: number
}

/** Product §10.6, Orders: one order, its possible next statuses, and its delivery slip. */
export function AdminOrderScreen({ id }: AdminOrderScreenProps) {
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
            <OrderView data={data} />
            <HistoryPanel kind="order" objectId={id} />
            <OrderSlip order={data.order} shop={shopName} />
          </>
        )}
      </Async>
    </>
  )
}
