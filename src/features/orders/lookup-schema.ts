import { object, type ObjectSchema, string } from 'yup'
import { type OrderLookup, plainLookup } from '@/domain/order/lookup'
import type { MessageId } from '@/i18n/message-id.gen'

const id = (message: MessageId) => message

/** What can be looked up: anything that holds a code and a phone, however they are written. */
export const schema: ObjectSchema<OrderLookup> = object({
  code: string()
    .transform((code: string) => plainLookup({ code, phone: '' }).code)
    .required(id('track.error.code')),
  phone: string()
    .transform((phone: string) => plainLookup({ code: '', phone }).phone)
    .required(id('track.error.phone')),
})
