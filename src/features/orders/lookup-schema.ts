import { object, type ObjectSchema, string } from 'yup'
import { type OrderLookup, tidyOrderLookup } from '@/domain/order/search'
import { messageId } from '@/i18n/message-id'

const phone = string()
  .transform((typed: string) => tidyOrderLookup({ code: '', phone: typed }).phone)
  .required(messageId('track.error.phone'))

/** The rules of a look-up. Both the code and the phone number are required, in any notation. */
export const orderLookupSchema: ObjectSchema<OrderLookup> = object({
  code: string()
    .transform((code: string) => tidyOrderLookup({ code, phone: '' }).code)
    .required(messageId('track.error.code')),
  phone,
})

/**
 * The rules of the form that adds the orders of this device to the account. It needs no order code, because
 * the device knows the codes.
 */
export const orderClaimSchema: ObjectSchema<Pick<OrderLookup, 'phone'>> = object({ phone })
