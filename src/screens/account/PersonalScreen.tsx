import { useShopper } from '@/features/auth/use-shopper'
import { ProfilePanel, ProfileSkeleton } from '@/features/profile/ProfilePanel'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/layout/basics'

/** Product §2: personal info, the first page of the account. */
export function PersonalScreen() {
  const msg = useMsg()
  const { user } = useShopper()
  usePageHead({ title: msg('profile.title'), index: false })
  return (
    <>
      <PageTitle>{msg('profile.title')}</PageTitle>
      {user ? <ProfilePanel key={user.id} user={user} /> : <ProfileSkeleton />}
    </>
  )
}
