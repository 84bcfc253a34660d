import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from './message-id.gen'

/** Values that a text may name in braces. */
export type MessageValues = Record<string, string | number>
/** The text of an id in the language shown. */
export type Msg = (id: MessageId, values?: MessageValues) => string

/** `const msg = useMsg(); msg('cart.count', { n: 3 })`. */
export function useMsg(): Msg {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}

/** What to tell of an error: a text of ours by its id, or the server's own words. */
export type ErrorText = { id: MessageId } | { text: string }

/** Turns what an error table answers into the text to show. */
export function useErrorText(): (error: ErrorText) => string {
  const msg = useMsg()
  return useCallback((error) => ('id' in error ? msg(error.id) : error.text), [msg])
}
