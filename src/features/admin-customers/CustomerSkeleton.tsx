import { Skeleton } from '@/ui/feedback/Skeleton'
import { CustomerCards } from './customer-style'

/** The three cards of a customer while they load. */
export function CustomerSkeleton() {
  return (
    <CustomerCards>
      <Skeleton height="160px" />
      <Skeleton height="240px" />
      <Skeleton height="240px" />
    </CustomerCards>
  )
}
