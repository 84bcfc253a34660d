import { boolean, object, type ObjectSchema, string } from 'yup'
import { address } from '@/domain/address/saved-address'
import type { MessageId } from '@/i18n/message-id.gen'
import { ruleOf } from '@/ui/form/described-rules'
import { type AddressForm, oneLine } from './address-form'

const id = (message: MessageId) => message

/** The rules of a saved address (Product §5). */
export const schema: ObjectSchema<AddressForm> = object({
  name: ruleOf(address.name, { tooLong: 'book.error.nameTooLong' }).required(
    id('book.error.nameRequired'),
  ),
  phone: ruleOf(address.phone, {
    phone: 'book.error.phoneInvalid',
    tooLong: 'book.error.phoneTooLong',
  }).required(id('book.error.phoneRequired')),
  address: string()
    .transform(oneLine)
    .required(id('book.error.addressRequired'))
    .max(address.address.max, id('book.error.addressTooLong')),
  default: boolean().required(),
})
