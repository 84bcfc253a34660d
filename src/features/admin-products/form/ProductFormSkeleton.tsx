import { space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Aside, Columns, Sections } from './editor-layout'

/** In the shape of the form. */
export function ProductFormSkeleton() {
  return (
    <Columns>
      <Aside>
        <Skeleton height={space(45)} />
      </Aside>
      <Sections>
        <Skeleton height={space(180)} />
        <Skeleton height={space(120)} />
      </Sections>
    </Columns>
  )
}
