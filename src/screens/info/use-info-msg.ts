import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { countrywideDelivery, orderCutOffHour } from '@/domain/delivery/estimate'
import { fixedDiscounts, deliveryFee } from '@/domain/order/bill'
import { shopPromises } from '@/domain/policy'
import { returnPeriodDays } from '@/domain/returns/returns'
import { useParcelLook } from '@/features/site/Contact'
import { siteQuery } from '@/features/site/queries'
import type { MessageId } from '@/i18n/message-id.gen'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatLongDay } from '@/lib/dates'
import { limits } from '@/lib/limits'
import { formatVnd } from '@/lib/numbers'
import { shopName } from '@/lib/shop-config'

/**
 * Returns `msg` with the values that content pages use: the name of the shop, amounts in VND, days and hours.
 */
export function useInfoMsg(): (id: MessageId) => string {
  const msg = useMsg()
  const locale = useLocale()
  const look = useParcelLook()
  const site = useQuery(siteQuery).data
  const shop = site?.website.name || shopName
  const address = site?.contact.address || shop
  return useCallback(
    (id) =>
      msg(id, {
        shop,
        look,
        fee: formatVnd(deliveryFee()),
        promotion: formatVnd(fixedDiscounts.promotion),
        minDays: countrywideDelivery.min,
        maxDays: countrywideDelivery.max,
        cutOff: orderCutOffHour,
        address,
        returnDays: returnPeriodDays,
        ...shopPromises,
        day: formatLongDay(shopPromises.day, locale),
        confirmationHours: limits.confirmationHours,
      }),
    [msg, locale, shop, look, address],
  )
}
