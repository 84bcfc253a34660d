import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useShopper } from '@/features/auth/use-shopper'
import { PlacedOrderPage } from '@/features/orders/PlacedOrderPage'
import { placedOrderOf } from '@/features/orders/purchases'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Container, VisuallyHidden } from '@/ui/layout/basics'

/** Product §2: the order just placed, by its purchase or else the last one of this tab. */
export function CodSuccessScreen() {
  const msg = useMsg()
  const key = useLocation({ select: ({ state }) => state.purchase })
  const { isSignedIn } = useShopper()
  const [order] = useState(() => placedOrderOf(key))
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
