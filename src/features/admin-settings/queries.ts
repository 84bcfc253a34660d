import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, type FieldErrors, joinedFieldErrors, staffErrorTable } from '@/api/errors'
import {
  getAdminSettingsQueryOptions,
  useUpdateSettings,
} from '@/api/generated/admin-settings/admin-settings'
import type { Site } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'

/** Queries the website info with its whole menu and its version. */
export const settingsQuery = queryOptions({
  ...getAdminSettingsQueryOptions(),
  select: ({ data }) => data,
  staleTime: 0,
})

/**
 * Saves the website info. If the info has a newer version than `updated_at`, the server answers with a 409.
 * Throws `ApiError`.
 */
export function useSaveSettings() {
  const client = useQueryClient()
  return useUpdateSettings({
    mutation: { onSuccess: (answer) => void client.setQueryData(settingsQuery.queryKey, answer) },
  })
}

export const settingsReadErrorText = staffErrorTable('adminSettings.error.load')

/**
 * Returns the text of the toast when the settings can't be saved. Errors of several fields become one text
 * (Product §8).
 */
export const settingsSaveErrorText = staffErrorTable<MessageId>('adminSettings.error.save', {
  422: joinedFieldErrors,
})

/**
 * Returns the server's errors by form field. All errors of menu items belong to the field `menu`. Each begins
 * with the item's name: "Áo: …".
 */
export function settingsFieldErrors(error: unknown, { menu }: Site): FieldErrors {
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
