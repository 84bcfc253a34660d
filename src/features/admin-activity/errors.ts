import { errorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of the log. */
export const activityErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'activity.error',
})

/** In the place of an earlier version. */
export const versionErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'activity.version.error',
})
