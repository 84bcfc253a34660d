import { commonErrors, errorTable, joinedFieldErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Texts when the shopper's order could not be cancelled. */
export const cancelErrors = errorTable<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'account.order.error.cancel',
})
