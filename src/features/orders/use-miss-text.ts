import { useIntl } from 'react-intl'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { formatClock } from '@/lib/dates'
import { missesUntil } from './errors'

/** Returns the texts of a table of errors; who has missed too often is told until when (Product §2.15). */
export function useMissText(table: (error: unknown) => ErrorText): (error: unknown) => string {
  const msg = useMsg()
  const errorText = useErrorText()
  const { locale } = useIntl()
  return (error) => {
    const until = missesUntil(error)
    return until === undefined
      ? errorText(table(error))
      : msg('track.error.tooMany.until', { time: formatClock(until, locale) })
  }
}
