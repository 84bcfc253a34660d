import { hostHasOperation } from '@/api/capabilities'
import { useAdminPermissions } from '@/api/generated/admin-permissions/admin-permissions'
import type { User } from '@/api/generated/model'
import { rightsOf } from '@/domain/rights/rights'

/** Queries the rights with the names of their holders. Fails if the host does not offer this call. */
export function useRightHolders() {
  return useAdminPermissions({ query: { select: ({ data }) => data, retry: false } })
}

/**
 * Returns the rights of a staff member. Returns null without a user, and if the host does not send rights.
 * Then only the host checks them.
 */
export const staffRights = (user: User | null | undefined) =>
  user ? rightsOf(user, hostHasOperation('adminPermissions') === true) : null
