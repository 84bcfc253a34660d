import { commonErrors, errorTable, joinedFieldErrors } from '@/api/errors'
import { useCreateRestockNotice } from '@/api/generated/restock/restock'
import type { MessageId } from '@/i18n/message-id.gen'

/** Asks for a message when a variant is back. A repeated call makes no second notice. */
export const useRestockNotice = useCreateRestockNotice

/** Texts beside the button. Errors of a field stand at the field. */
export const restockErrors = errorTable<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'restock.error',
})
