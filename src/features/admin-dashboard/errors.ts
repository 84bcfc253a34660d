import { errorTable, joinedFields, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id'

/** In the place of the figures. */
export const dashboardErrors = errorTable<MessageId>({
  403: 'admin.error.forbidden',
  422: joinedFields,
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'adminDashboard.error',
})
