import { PlacedOrderSkeleton } from '@/features/orders/PlacedOrderPage'
import { Container } from '@/ui/layout/basics'

/** The success page while its texts load (Product §2). */
export function OrderPagePending() {
  return (
    <Container>
      <PlacedOrderSkeleton />
    </Container>
  )
}
