import { useQueryClient } from '@tanstack/react-query'
import { useUpdateSettings } from '@/api/generated/admin-settings/admin-settings'
import { settingsQuery } from './queries'

/** Saves site info. With the version it began from, a newer one is a conflict. Throws `ApiError`. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useUpdateSettings({
    mutation: { onSuccess: (answer) => void client.setQueryData(settingsQuery.queryKey, answer) },
  })
}
