import { Skeleton } from '@/ui/feedback/Skeleton'
import { FigureGrid, PartGrid } from './dashboard-style'

/** Placeholder of the dashboard, in its sizes. */
export function DashboardSkeleton() {
  return (
    <>
      <FigureGrid>
        {['revenue', 'orders', 'average', 'cancellation'].map((figure) => (
          <Skeleton key={figure} height="142px" radius="md" />
        ))}
      </FigureGrid>
      <PartGrid>
        <div data-wide>
          <Skeleton height="374px" radius="md" />
        </div>
        <div data-third>
          <Skeleton height="374px" radius="md" />
        </div>
        <div data-third>
          <Skeleton height="400px" radius="md" />
        </div>
        <div data-wide>
          <Skeleton height="400px" radius="md" />
        </div>
        <Skeleton height="680px" radius="md" />
        <Skeleton height="680px" radius="md" />
      </PartGrid>
    </>
  )
}
