import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'

/** A success page on its way (Product §2). */
export function OrderReceiptSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton width="60%" height="3rem" />
      <SkeletonText lines={2} />
      <Skeleton height="420px" />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(16)};
`
