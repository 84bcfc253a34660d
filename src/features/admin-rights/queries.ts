import { useAdminPermissions } from '@/api/generated/admin-permissions/admin-permissions'

/** The rights with the names of their holders; none from a host without the operation. */
export function useRightHolders() {
  return useAdminPermissions({ query: { select: ({ data }) => data, retry: false } })
}
