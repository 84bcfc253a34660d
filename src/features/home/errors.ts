import { commonErrors, errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Product §8: banners and home page data. The server's message wins. */
export const homeErrors = {
  banners: errorTable<MessageId>({ ...commonErrors, fallback: 'home.error.banners' }),
  sections: errorTable<MessageId>({ ...commonErrors, fallback: 'home.error.sections' }),
}
