import { errorTable, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Product §8: website info. For the pages that show it; elsewhere the shop works without it (Product §1.5). */
export const siteErrors = errorTable<MessageId>({
  500: (error) => serverText(error) ?? { id: 'info.error.site' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'info.error.site',
  otherwise: serverText,
  fallback: 'ui.error',
})
