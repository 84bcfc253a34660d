import { commonRules, errorTable, joinedFieldErrors } from '@/api/errors'
import { useCreateRestockNotice } from '@/api/generated/restock/restock'
import type { MessageId } from '@/i18n/message-id.gen'

/**
 * Requests a message for the time when a variant is in stock again. A second call does not cause a second
 * message. Throws `ApiError`.
 */
export const useRequestRestockNotice = useCreateRestockNotice

/**
 * Returns the error text when a restock message can't be requested. The window shows it. An error of a
 * field is shown at the field instead.
 */
export const restockRequestErrorText = errorTable<MessageId>({
  ...commonRules,
  422: joinedFieldErrors,
  fallback: 'restock.error',
})
