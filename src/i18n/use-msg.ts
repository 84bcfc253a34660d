import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { formatClock } from '@/lib/dates'
import type { MessageId } from './message-id.gen'

export type MessageValues = Record<string, string | number>
export type Msg = (id: MessageId, values?: MessageValues) => string

/** `const msg = useMsg(); msg('cart.count', { n: 3 })`. */
export function useMsg(): Msg {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}

/** Returns the current language, in which dates are written too. */
export const useLocale = (): string => useIntl().locale

/** The text to show for an error: `ErrorTextOf` of api/errors.ts, with our ids. */
export type ErrorText = { id: MessageId } | { text: string } | { retryAt: number }

/** Returns a function that turns the result of an `errorTable` into the text to show. */
export function useErrorText(): (error: ErrorText) => string {
  const intl = useIntl()
  const msg = useMsg()
  return useCallback(
    (error) => {
      if ('text' in error) return error.text
      if ('id' in error) return msg(error.id)
      return msg('common.error.busy', { time: formatClock(error.retryAt, intl.locale) })
    },
    [intl, msg],
  )
}

/** The same for one table: `errorMessage={useErrorTextOf(listErrors)}`. */
export function useErrorTextOf(table: (error: unknown) => ErrorText): (error: unknown) => string {
  const errorText = useErrorText()
  return (error) => errorText(table(error))
}
