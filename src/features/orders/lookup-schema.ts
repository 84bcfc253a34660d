import { object, type ObjectSchema, string } from 'yup'
import { type OrderLookup, plainLookup } from '@/domain/order/search'
import { messageId } from '@/i18n/message-id'

const phone = string()
  .transform((typed: string) => plainLookup({ code: '', phone: typed }).phone)
  .required(messageId('track.error.phone'))

/** Accepts any text that contains a code and a phone number, in any notation. */
export const schema: ObjectSchema<OrderLookup> = object({
  code: string()
    .transform((code: string) => plainLookup({ code, phone: '' }).code)
    .required(messageId('track.error.code')),
  phone,
})

/** Like `schema`, but without the code, because the device knows the code. */
export const claimSchema: ObjectSchema<Pick<OrderLookup, 'phone'>> = object({ phone })
