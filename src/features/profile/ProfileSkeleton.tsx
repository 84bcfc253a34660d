import { useMsg } from '@/i18n/use-msg'
import { size, space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { Actions, Sheet } from './profile-style'
import { ProfileFacts } from './ProfileFacts'
import { ProfileNote } from './ProfileNote'

/** Personal info while the user is on the way. */
export function ProfileSkeleton() {
  const msg = useMsg()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{msg('ui.loading')}</VisuallyHidden>
      <Sheet>
        <ProfileFacts />
      </Sheet>
      <Actions>
        <Skeleton width={space(32)} height={size.target} />
      </Actions>
      <ProfileNote />
    </div>
  )
}
