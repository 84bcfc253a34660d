import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import { Container } from '@/ui/layout/Container'

/** The success page while its texts are on their way (Product §2). */
export function OrderPagePending() {
  return (
    <Container>
      <OrderReceiptSkeleton />
    </Container>
  )
}
