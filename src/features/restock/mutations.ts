import { commonErrors, errorTextFrom, joinedFieldErrors } from '@/api/errors'
import { useCreateRestockNotice } from '@/api/generated/restock/restock'
import type { MessageId } from '@/i18n/message-id.gen'

/**
 * Requests a message for when a variant is in stock again. A repeated call causes no second message. Throws
 * `ApiError`.
 */
export const useRestockNotice = useCreateRestockNotice

/**
 * The message for each HTTP status when a restock message cannot be requested. The window shows it. Errors of
 * a field show at the field instead.
 */
export const restockRequestErrorText = errorTextFrom<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'restock.error',
})
