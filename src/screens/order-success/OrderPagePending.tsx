import { PlacedOrderSkeleton } from '@/features/orders/PlacedOrderPage'
import { Container } from '@/ui/layout/Stack'

/** The success page while its texts load (Product §2). */
export function OrderPagePending() {
  return (
    <Container>
      <PlacedOrderSkeleton />
    </Container>
  )
}
