import { useNavigate } from '@tanstack/react-router'
import type { User } from '@/api/generated/model'
import { signOut } from '@/features/auth/state'

/**
 * The access of a user to the back office (Product §10.1): 'pending' until the user has loaded, 'unknown' if
 * the user can't be loaded. The app calls `/api/admin` only for 'staff'.
 */
export type AdminAccess = 'visitor' | 'pending' | 'unknown' | 'shopper' | 'staff'

type Shopper = { isSignedIn: boolean; user: User | undefined; isUnknown: boolean }

/**
 * Returns the access of a session. If the host does not send `is_staff`, the user counts as staff, because
 * the server checks each call anyway.
 */
export function adminAccessOf({ isSignedIn, user, isUnknown }: Shopper): AdminAccess {
  if (!isSignedIn) return 'visitor'
  if (user) return user.is_staff === false ? 'shopper' : 'staff'
  return isUnknown ? 'unknown' : 'pending'
}

/**
 * Returns a function that signs out of the back office. The function leaves the screen first, because the URL
 * of the screen may contain the name of a customer.
 */
export function useAdminSignOut(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/admin', ignoreBlocker: true }).finally(signOut)
}
