import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import { Container } from '@/ui/layout/Container'

/** The success page while its texts load (Product §2). */
export function OrderPagePending() {
  return (
    <Container>
      <OrderReceiptSkeleton />
    </Container>
  )
}
