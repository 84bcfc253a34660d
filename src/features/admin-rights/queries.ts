import { hasOperation } from '@/api/capabilities'
import { useAdminPermissions } from '@/api/generated/admin-permissions/admin-permissions'
import type { User } from '@/api/generated/model'
import { rightsOf } from '@/domain/rights/rights'

/** The rights with the names of their holders; none from a host without the operation. */
export function useRightHolders() {
  return useAdminPermissions({ query: { select: ({ data }) => data, retry: false } })
}

/** Returns what the signed-in staff member may do; null where only the host knows. */
export const staffRights = (user: User | null | undefined) =>
  user ? rightsOf(user, hasOperation('adminPermissions') === true) : null
