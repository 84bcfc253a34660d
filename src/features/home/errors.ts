import { anyCall, errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

const common = {
  ...anyCall,
} as const

/** Product §8: banners and home page data. The server's words come first. */
export const homeErrors = {
  banners: errorTable<MessageId>({ ...common, fallback: 'home.error.banners' }),
  sections: errorTable<MessageId>({ ...common, fallback: 'home.error.sections' }),
}
