import { commonErrors, errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** What to say where the shopper's list can not be loaded. */
export const wishlistErrors = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'wishlist.error.load',
})
