import * as v from 'valibot'
import { tidyCode } from '@/lib/kinds/code'
import { phoneDigits } from '@/lib/kinds/phone'
import { flagInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/**
 * Search parameters of the checkout: PayPal's return (Product §4), or the target of a visitor at a guarded
 * screen (Product §2). Without `success` it is an ordinary visit.
 */
export const checkoutSearch = v.pipe(
  v.object({
    success: optionalIfValid(flagInUrl),
    token: optionalIfValid(textInUrl),
    redirect: optionalIfValid(v.string()),
  }),
  v.transform(({ success, token, redirect }) => ({
    success,
    token: success === undefined ? undefined : token,
    redirect,
  })),
)

export type PaypalReturnParams = { success?: boolean | undefined; token?: string | undefined }

/** Search parameters of a success page: the token of its payment. */
export const orderSuccessSearch = v.object({ token: optionalIfValid(textInUrl) })

/** Search parameters of the order history. The defaults (open orders, page 1) are left out of the URL. */
export const ordersSearch = v.object({
  tab: optionalIfValid(v.literal('completed')),
  page: optionalIfValid(pageInUrl),
})

/** Search parameters of order tracking: the code. A phone number never stands in an address. */
export const orderTrackSearch = v.object({ code: optionalIfValid(textInUrl) })

/** The facts that a visitor tracks an order by: its code, and the phone number that it was placed with. */
export type OrderLookup = { code: string; phone: string }

/**
 * Returns code and phone in the form that is sent and compared, for any spelling: "ml261122 – 0042" and "+84
 * 912 345 678".
 */
export function plainLookup({ code, phone }: OrderLookup): OrderLookup {
  return { code: tidyCode(code), phone: phoneDigits(phone) }
}
