import { boolean, object, type ObjectSchema, string } from 'yup'
import { address } from '@/domain/address/description'
import { isPhone, tidyPhone } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { tidyText } from '@/lib/text'
import { type AddressForm, oneLine } from './address-form'

const id = (message: MessageId) => message

/** Product §5, saved address form. */
export const schema: ObjectSchema<AddressForm> = object({
  name: string()
    .transform(tidyText)
    .required(id('book.error.nameRequired'))
    .max(address.name.max, id('book.error.nameTooLong')),
  phone: string()
    .transform(tidyPhone)
    .required(id('book.error.phoneRequired'))
    .test('phone', id('book.error.phoneInvalid'), (phone) => phone === '' || isPhone(phone))
    .max(address.phone.max, id('book.error.phoneTooLong')),
  address: string()
    .transform(oneLine)
    .required(id('book.error.addressRequired'))
    .max(address.address.max, id('book.error.addressTooLong')),
  default: boolean().required(),
})
