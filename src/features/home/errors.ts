import { commonErrors, errorTable } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { useErrorText } from '@/i18n/use-msg'

/** Product §8: banners and home page data. The server's message wins. */
export const homeErrors = {
  banners: errorTable<MessageId>({ ...commonErrors, fallback: 'home.error.banners' }),
  sections: errorTable<MessageId>({ ...commonErrors, fallback: 'home.error.sections' }),
}

/** Returns the error text for a part of the home page that failed to load. */
export function useHomeErrorText(part: keyof typeof homeErrors): (error: unknown) => string {
  const errorText = useErrorText()
  return (error) => errorText(homeErrors[part](error))
}
