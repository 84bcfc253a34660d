import { useNavigate } from '@tanstack/react-router'
import type { User } from '@/api/generated/model'
import { signOut } from '@/features/auth/state'

/**
 * The access of the user to the back office (Product §10.1). Only `staff` may cause calls to `/api/admin`.
 */
export type Access = 'visitor' | 'pending' | 'unknown' | 'shopper' | 'staff'

type Shopper = { isSignedIn: boolean; user: User | undefined; isUnknown: boolean }

/**
 * Returns the access of a session. If the host does not send `is_staff`, the user counts as staff, because
 * the server checks every call anyway.
 */
export function accessOf({ isSignedIn, user, isUnknown }: Shopper): Access {
  if (!isSignedIn) return 'visitor'
  if (user) return user.is_staff === false ? 'shopper' : 'staff'
  return isUnknown ? 'unknown' : 'pending'
}

/**
 * Returns a function that signs out of the back office. It first leaves the screen, because the screen's
 * address may contain a customer's name.
 */
export function useSignOutOfStaff(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/admin', ignoreBlocker: true }).finally(signOut)
}
