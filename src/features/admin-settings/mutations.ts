import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getAdminSettingsQueryKey,
  updateSettings,
} from '@/api/generated/admin-settings/admin-settings'
import type { SettingsRequest, SettingsResponse } from '@/api/generated/model'

/** Saves site info. With the version it began from, a newer one is a conflict. Throws `ApiError`. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: SettingsRequest) => updateSettings(request),
    onSuccess: (answer) =>
      queryClient.setQueryData<SettingsResponse>(getAdminSettingsQueryKey(), answer),
  })
}
