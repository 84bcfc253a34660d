import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { WorldNotice } from '../db/stored-world'

type Part<Area extends string, Names extends string> = `qa.${Area}` | `qa.${Area}.${Names}`

/** Ids of src/i18n/messages/{vi,en}/qa.json. */
export type QaMessageId =
  | 'qa.open'
  | 'qa.title'
  | 'qa.close'
  | 'qa.repairs'
  | 'qa.repairs.empty'
  | 'qa.reset'
  | `qa.notice.${WorldNotice}`
  | Part<'scenarios', 'none' | 'name' | 'add' | 'remove' | 'clear'>
  | Part<'latency', 'usual' | 'ms'>
  | Part<'log', 'empty' | 'copy' | 'copied' | 'clear' | 'noAnswer'>

/** `useMsg` for the texts of the panel. */
export function useQaMsg() {
  const intl = useIntl()
  return useCallback(
    (id: QaMessageId, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values),
    [intl],
  )
}
