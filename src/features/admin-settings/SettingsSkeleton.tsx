import { Skeleton } from '@/ui/feedback/Skeleton'
import { Sections } from './settings-style'

/** The form on its way. */
export function SettingsSkeleton() {
  return (
    <Sections>
      <Skeleton height="500px" radius="md" />
      <Skeleton height="380px" radius="md" />
      <Skeleton height="300px" radius="md" />
    </Sections>
  )
}
