import { commonErrors, errorTable, joinedFieldErrors } from '@/api/errors'
import { useCreateRestockNotice } from '@/api/generated/restock/restock'
import type { MessageId } from '@/i18n/message-id.gen'

/**
 * Asks for a message when a variant is back. Sent twice it is still one notice, so trying again is harmless.
 */
export const useRestockNotice = useCreateRestockNotice

/** Texts beside the button; what a field is refused for stands at the field. */
export const restockErrors = errorTable<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'restock.error',
})
