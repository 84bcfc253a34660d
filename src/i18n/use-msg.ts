import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { formatClock } from '@/lib/dates'
import type { MessageId } from './message-id.gen'

export type MessageValues = Record<string, string | number>
export type Msg = (id: MessageId, values?: MessageValues) => string

/**
 * Returns the function that gives the text for an id: `const msg = useMsg(); msg('cart.count', { n: 3 })`.
 */
export function useMsg(): Msg {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}

/** Returns the current language, for example `vi`. Dates and numbers are formatted in this language. */
export const useLocale = (): string => useIntl().locale

/** The text of an error: `ErrorTextOf` of api/errors.ts with the ids of the shop's messages. */
export type ErrorText =
  | { id: MessageId }
  | { text: string; next?: MessageId }
  | { retryAt: number; next?: MessageId | undefined }

/** Returns a function that turns the result of `errorTable` into text. */
export function useErrorText(): (error: ErrorText) => string {
  const intl = useIntl()
  const msg = useMsg()
  return useCallback(
    (error) => {
      if ('id' in error) return msg(error.id)
      const said =
        'text' in error
          ? error.text
          : msg('common.error.busy', { time: formatClock(error.retryAt, intl.locale) })
      return error.next ? `${said.replace(/\.$/, '')}. ${msg(error.next)}` : said
    },
    [intl, msg],
  )
}

/**
 * Returns a function that turns an error into text by `table`: `errorMessage={useErrorTextOf(listErrors)}`.
 */
export function useErrorTextOf(table: (error: unknown) => ErrorText): (error: unknown) => string {
  const errorText = useErrorText()
  return (error) => errorText(table(error))
}
