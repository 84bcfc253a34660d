import { errorTable, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id'

/** What to say where the shopper's list can not be loaded. */
export const wishlistErrors = errorTable<MessageId>({
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'wishlist.error.load',
})
