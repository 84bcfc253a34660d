import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, type FieldErrors, joinedFieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminSettingsQueryOptions,
  useUpdateSettings,
} from '@/api/generated/admin-settings/admin-settings'
import type { Site } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'

/** Site info with the whole menu, and its version. */
export const settingsQuery = queryOptions({
  ...getAdminSettingsQueryOptions(),
  select: ({ data }) => data,
  staleTime: 0,
})

/** Saves site info. With the version it began from, a newer one is a conflict. Throws `ApiError`. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useUpdateSettings({
    mutation: { onSuccess: (answer) => void client.setQueryData(settingsQuery.queryKey, answer) },
  })
}

/** In the place of the form. */
export const settingsErrors = staffErrorTable('adminSettings.error.load')

/** As a toast, when saving failed; Product §8: the field errors joined by commas. */
export const saveErrors = staffErrorTable<MessageId>('adminSettings.error.save', {
  422: joinedFieldErrors,
})

/** What the server says field by field; of the menu's items all goes below the menu, by their names. */
export function fieldTexts(error: unknown, { menu }: Site): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const fields: Record<string, string[]> = {}
  for (const [field, texts] of Object.entries(error.fieldErrors)) {
    const [, index] = /^menu\.(\d+)\./.exec(field) ?? []
    const name = index === undefined ? undefined : menu[Number(index)]?.name
    if (name === undefined) fields[field] = [...texts]
    else
      fields.menu = [[fields.menu?.[0], `${name}: ${texts.join(', ')}`].filter(Boolean).join('; ')]
  }
  return fields
}
