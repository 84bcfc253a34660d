import { Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionAtom } from '@/features/auth/state'
import { useSessionWatch } from '@/features/auth/use-session-watch'
import { useShopper } from '@/features/auth/use-shopper'
import { useAtomValue } from '@/lib/store'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { accessOf } from './access'
import { AdminForbidden } from './AdminForbidden'
import { AdminFrame } from './AdminFrame'
import { AdminGate } from './AdminGate'
import { AdminNotFound } from './AdminNotFound'
import { AdminSignIn } from './AdminSignIn'
import { SignInAgain } from './SignInAgain'

/**
 * The back office (Product §2), without the shop's header and footer. Its screens, and so all calls to `/api/admin`,
 * wait until the user is known to be staff. When the session ends, the sign-in opens over the screen, so that nothing
 * typed is lost.
 */
export function AdminLayout() {
  const shopper = useShopper()
  const { lost } = useAtomValue(sessionAtom)
  const access = accessOf(shopper)
  const isLost = useMatch({ from: '/admin/$', shouldThrow: false }) !== undefined
  // Who works here, so that they need not type it again.
  const [email, setEmail] = useState('')
  if (shopper.user && shopper.user.email !== email) setEmail(shopper.user.email)
  const [working, setWorking] = useState(false)
  const resumes = working && (access === 'pending' || (access === 'visitor' && lost))
  if (working !== (access === 'staff' || resumes)) setWorking(!working)
  useSessionWatch({ keepsScreen: true })

  if (access === 'staff' || resumes) {
    return (
      <AdminFrame user={shopper.user}>
        {isLost ? <AdminNotFound /> : <Outlet />}
        <SignInAgain open={access === 'visitor'} email={email} />
      </AdminFrame>
    )
  }
  return (
    <AdminGate>
      {access === 'visitor' && <AdminSignIn />}
      {(access === 'pending' || access === 'unknown') && <Skeleton height="320px" />}
      {access === 'shopper' && <AdminForbidden email={shopper.user?.email ?? ''} />}
    </AdminGate>
  )
}
