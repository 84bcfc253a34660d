import type { User } from '@/api/generated/model'

/** Who stands before the back office (Product §10.1). Only `staff` may cause a call to `/api/admin`. */
export type Access = 'visitor' | 'pending' | 'unknown' | 'shopper' | 'staff'

type Shopper = { isSignedIn: boolean; user: User | undefined; isUnknown: boolean }

/** What the session and its user say; the server has the last word on every call. */
export function accessOf({ isSignedIn, user, isUnknown }: Shopper): Access {
  if (!isSignedIn) return 'visitor'
  if (user) return user.is_staff ? 'staff' : 'shopper'
  return isUnknown ? 'unknown' : 'pending'
}
