import * as v from 'valibot'
import { flagInUrl, optionalIfValid, pageInUrl, textInUrl } from '@/lib/schema'

/**
 * What the address of the checkout says: what PayPal brings back (Product §4), or where visitors of a guarded screen
 * wanted to go (Product §2). Without `success` it is an ordinary visit.
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

export type PaypalReturn = { success?: boolean | undefined; token?: string | undefined }

/** What the address of a success page says: the payment it is about. */
export const orderSuccessSearch = v.object({ token: optionalIfValid(textInUrl) })

/** What the address of the order history says. Orders under way and the first page are left out of it. */
export const ordersSearch = v.object({
  tab: optionalIfValid(v.literal('completed')),
  page: optionalIfValid(pageInUrl),
})
