import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getAdminSettingsQueryOptions } from '@/api/generated/admin-settings/admin-settings'
import type { SettingsData } from '@/api/generated/model'

/** Site info with the whole menu, and its version. */
export const settingsQuery = queryOptions({
  ...getAdminSettingsQueryOptions(),
  select: dataWith<SettingsData>('site', 'updated_at'),
  staleTime: 0,
})
