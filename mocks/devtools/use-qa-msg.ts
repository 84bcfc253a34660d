import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'

/** Ids of src/i18n/messages/{vi,en}/qa.json. */
export type QaMessageId = Extract<MessageId, `qa.${string}`>

/** `useMsg` for the texts of the panel. */
export function useQaMsg() {
  const intl = useIntl()
  return useCallback(
    (id: QaMessageId, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values),
    [intl],
  )
}
