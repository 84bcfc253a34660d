import { Skeleton } from '@/ui/feedback/Skeleton'
import { DetailColumn, DetailColumns } from './detail-style'

/** Placeholder of an order. */
export function OrderDetailsSkeleton() {
  return (
    <DetailColumns>
      <DetailColumn>
        <Skeleton height="420px" radius="md" />
        <Skeleton height="280px" radius="md" />
      </DetailColumn>
      <DetailColumn>
        <Skeleton height="180px" radius="md" />
        <Skeleton height="320px" radius="md" />
      </DetailColumn>
    </DetailColumns>
  )
}
