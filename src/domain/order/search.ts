import * as v from 'valibot'
import { tidyCode } from '@/lib/kinds/code'
import { phoneDigits } from '@/lib/kinds/phone'
import { flagInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/**
 * The search parameters of the checkout. `success` and `token` come with the return from PayPal (Product §4).
 * Without `success`, the `token` is dropped. `redirect` is the screen that a visitor wanted to open before
 * signing in (Product §2).
 */
export const checkoutSearchSchema = v.pipe(
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

/** The search parameter of the success page: the token of the payment. */
export const orderSuccessSearchSchema = v.object({ token: optionalIfValid(textInUrl) })

/**
 * The search parameters of the order history. The defaults, open orders and page 1, are left out of the URL.
 */
export const orderHistorySearchSchema = v.object({
  tab: optionalIfValid(v.literal('completed')),
  page: optionalIfValid(pageInUrl),
})

/** The search parameter of order tracking: the order code. The phone number never appears in a URL. */
export const orderTrackingSearchSchema = v.object({ code: optionalIfValid(textInUrl) })

/** The order code and the phone number with which a visitor looks up an order. */
export type OrderLookup = { code: string; phone: string }

/**
 * Returns code and phone in the form that is sent and compared. The spelling does not matter: "ml261122 –
 * 0042" gives `ML261122-0042`, and "+84 912 345 678" gives `0912345678`.
 */
export function tidyOrderLookup({ code, phone }: OrderLookup): OrderLookup {
  return { code: tidyCode(code), phone: phoneDigits(phone) }
}
