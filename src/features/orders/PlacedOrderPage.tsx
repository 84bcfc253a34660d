import { OrderPage, OrderPageActions, OrderPageHead } from './order-page'
import { OrderReceipt } from './OrderReceipt'
import type { PlacedOrder } from '@/domain/order/purchase'
import { useMsg } from '@/i18n/use-msg'
import { MagnoliaMark } from '@/ui/frame-icons'
import { ButtonLink } from '@/ui/actions/Link'

type PlacedOrderPageProps = {
  /** The order as the server answered it. */
  order: PlacedOrder
}

/** Thanks, the order, and the links to go on. */
export function PlacedOrderPage({ order }: PlacedOrderPageProps) {
  const msg = useMsg()
  return (
    <OrderPage>
      <OrderPageHead>
        <MagnoliaMark size={72} />
        <h1>{msg('order.success.title')}</h1>
        <p>{msg('order.success.thanks')}</p>
        <p>{msg('order.success.email')}</p>
      </OrderPageHead>
      <OrderReceipt order={order} />
      <OrderPageActions>
        <ButtonLink to="/">{msg('order.continue')}</ButtonLink>
        <ButtonLink to="/account/orders" variant="secondary">
          {msg('order.history')}
        </ButtonLink>
      </OrderPageActions>
    </OrderPage>
  )
}
