import { Skeleton } from '@/ui/feedback/Skeleton'
import { Columns } from './home-parts'

/** The editor while the sections are on their way. */
export function HomeEditorSkeleton() {
  return (
    <Columns>
      <Skeleton height="420px" />
      <Skeleton height="420px" />
    </Columns>
  )
}
