import { Skeleton } from '@/ui/Skeleton'
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
