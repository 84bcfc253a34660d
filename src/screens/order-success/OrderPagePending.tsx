import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import { Container } from '@/ui/layout/Container'

/** The success page while its texts are on their way (spec §2). */
export function OrderPagePending() {
  return (
    <Container>
      <OrderReceiptSkeleton />
    </Container>
  )
}
