import { object, type ObjectSchema, string } from 'yup'
import { type OrderLookup, plainLookup } from '@/domain/order/search'
import type { MessageId } from '@/i18n/message-id.gen'

const id = (message: MessageId) => message

const phone = string()
  .transform((typed: string) => plainLookup({ code: '', phone: typed }).phone)
  .required(id('track.error.phone'))

/** Accepts any text that holds a code and a phone number, in any notation. */
export const schema: ObjectSchema<OrderLookup> = object({
  code: string()
    .transform((code: string) => plainLookup({ code, phone: '' }).code)
    .required(id('track.error.code')),
  phone,
})

/** The same without a code, which the device knows. */
export const claimSchema: ObjectSchema<Pick<OrderLookup, 'phone'>> = object({ phone })
