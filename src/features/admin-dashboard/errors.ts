import { errorTable, joinedFieldErrors, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Shown instead of the figures. */
export const dashboardErrors = errorTable<MessageId>({
  ...staffErrors,
  422: joinedFieldErrors,
  fallback: 'adminDashboard.error',
})
