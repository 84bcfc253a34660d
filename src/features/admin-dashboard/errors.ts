import { errorTable, joinedFields, staffCall } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** In the place of the figures. */
export const dashboardErrors = errorTable<MessageId>({
  ...staffCall,
  422: joinedFields,
  fallback: 'adminDashboard.error',
})
