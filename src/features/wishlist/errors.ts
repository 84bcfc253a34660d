import { commonErrors, errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Errors of loading the wishlist. */
export const wishlistErrors = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'wishlist.error.load',
})
