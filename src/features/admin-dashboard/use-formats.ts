import { useMemo } from 'react'
import { useLocale } from '@/i18n/use-msg'
import { formatShortDay, formatWeekday } from '@/lib/dates'

/** Formatters for numbers and days in the current language. */
export function useFormats() {
  const locale = useLocale()
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale)
    const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const wholePercent = new Intl.NumberFormat(locale, { style: 'percent' })
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return {
      count: (value: number) => whole.format(value),
      /** 3.5 */
      tenths: (value: number) => tenths.format(value),
      /** Of 0.125: 12.5% */
      percent: (share: number) => percent.format(share),
      wholePercent: (share: number) => wholePercent.format(share),
      /** Of twelve million: 12M */
      short: (value: number) => short.format(value),
      /** Of `2026-11-21`: 21/11, below a chart */
      shortDay: (day: string) => formatShortDay(day, locale),
      /** Of `2026-11-21`: Sat, 21/11 */
      day: (day: string) => formatWeekday(day, locale),
    }
  }, [locale])
}
