import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatWeekday } from '@/lib/dates'

type DeliveryDayProps = {
  /** The first and the last possible day of the delivery, in ISO 8601. */
  days: { from: string; to: string }
  /** The province to which the order is delivered. Undefined if the province is unknown. */
  place: string | undefined
}

/**
 * The expected delivery day of an order in words. The product page, the checkout and the order use the same
 * words (Product §9.16).
 */
export function DeliveryDay({ days, place }: DeliveryDayProps) {
  const msg = useMsg()
  const locale = useLocale()
  const from = formatWeekday(days.from, locale)
  const to = formatWeekday(days.to, locale)
  return place === undefined
    ? msg('delivery.between', { from, to })
    : msg('delivery.by', { place, day: to })
}
