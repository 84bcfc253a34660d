import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatWeekday } from '@/lib/dates'

type DeliveryDayProps = {
  /** The first and the last day on which the order may arrive, as ISO 8601 days. */
  days: { from: string; to: string }
  /** The province of the destination. Undefined if it is not known. */
  place: string | undefined
}

/** When an order arrives. Product page, checkout and order use the same words (Product §9.16). */
export function DeliveryDay({ days, place }: DeliveryDayProps) {
  const msg = useMsg()
  const locale = useLocale()
  const from = formatWeekday(days.from, locale)
  const to = formatWeekday(days.to, locale)
  return place === undefined
    ? msg('delivery.between', { from, to })
    : msg('delivery.by', { place, day: to })
}
