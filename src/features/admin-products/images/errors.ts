import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** What the tile of an image says that could not be uploaded. A proxy in front of the server may refuse in HTML. */
export const uploadErrors = errorTable<MessageId>({
  401: 'adminImages.error.session',
  403: 'admin.error.forbidden',
  413: (error) => serverText(error) ?? { id: 'adminImages.serverTooLarge' },
  415: (error) => serverText(error) ?? { id: 'adminImages.serverWrongType' },
  422: joinedFieldErrors,
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: serverText,
  fallback: 'adminImages.error.failed',
})
