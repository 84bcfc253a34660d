import { useAdminPermissions } from '@/api/generated/admin-permissions/admin-permissions'

/** The rights with the names of who has them; hosts without the operation tell none. */
export function useHolders() {
  return useAdminPermissions({ query: { select: ({ data }) => data, retry: false } })
}
