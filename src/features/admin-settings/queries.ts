import { queryOptions } from '@tanstack/react-query'
import { getAdminSettingsQueryOptions } from '@/api/generated/admin-settings/admin-settings'

/** Site info with the whole menu, and its version. */
export const settingsQuery = queryOptions({
  ...getAdminSettingsQueryOptions(),
  select: ({ data }) => data,
  staleTime: 0,
})
