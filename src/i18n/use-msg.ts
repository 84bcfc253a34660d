import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from './message-id'

/** Values that a text may name in braces. */
export type MessageValues = Record<string, string | number>
/** The text of an id in the language shown. */
export type Msg = (id: MessageId, values?: MessageValues) => string

/** `const msg = useMsg(); msg('cart.count', { n: 3 })`. */
export function useMsg(): Msg {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
