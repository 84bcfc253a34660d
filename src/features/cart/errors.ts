import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Product §8, cart products. An unreadable answer counts as a failed sync. */
export const syncErrors = errorTable<MessageId>({
  422: joinedFieldErrors,
  500: (error) => serverText(error) ?? { id: 'line.error.products' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'line.error.sync',
  otherwise: 'ui.error',
  fallback: 'line.error.sync',
})
