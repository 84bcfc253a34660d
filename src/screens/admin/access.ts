import { useNavigate } from '@tanstack/react-router'
import type { User } from '@/api/generated/model'
import { signOut } from '@/features/auth/state'

/** What the user may see of the back office (Product §10.1). Only `staff` may cause calls to `/api/admin`. */
export type Access = 'visitor' | 'pending' | 'unknown' | 'shopper' | 'staff'

type Shopper = { isSignedIn: boolean; user: User | undefined; isUnknown: boolean }

/**
 * Returns the access by session and user. The server checks every call again, so that somebody of whom it
 * does not say whether they are staff may ask.
 */
export function accessOf({ isSignedIn, user, isUnknown }: Shopper): Access {
  if (!isSignedIn) return 'visitor'
  if (user) return user.is_staff === false ? 'shopper' : 'staff'
  return isUnknown ? 'unknown' : 'pending'
}

/**
 * Ends the session at the start of the back office: the address of the screen at hand may name whom somebody
 * searched for.
 */
export function useSignOutOfStaff(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/admin', ignoreBlocker: true }).finally(signOut)
}
