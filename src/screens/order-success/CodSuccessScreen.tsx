import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useShopper } from '@/features/auth/use-shopper'
import { isPlacedOrder, readLastOrder } from '@/features/orders/placed-order'
import { PlacedOrderPage } from '@/features/orders/PlacedOrderPage'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/Container'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

/** Product §2: the order just placed, from the navigation state or else the last order stored. */
export function CodSuccessScreen() {
  const msg = useMsg()
  const stateOrder = useLocation({ select: ({ state }) => state.order })
  const { isSignedIn } = useShopper()
  const [order] = useState(() => (isPlacedOrder(stateOrder) ? stateOrder : readLastOrder()))
  usePageHead({ title: msg(order ? 'order.success.title' : 'order.title'), index: false })
  return (
    <Container>
      {order ? (
        <PlacedOrderPage order={order} isMailed={Boolean(order.email)} isSignedIn={isSignedIn} />
      ) : (
        <>
          <VisuallyHidden as="h1">{msg('order.title')}</VisuallyHidden>
          <ErrorState
            message={msg('order.notFound')}
            action={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
          />
        </>
      )}
    </Container>
  )
}
