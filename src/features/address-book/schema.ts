import { boolean, object, type ObjectSchema, string } from 'yup'
import { address } from '@/domain/address/saved-address'
import { messageId } from '@/i18n/message-id'
import { fieldRule } from '@/ui/form/described-rules'
import { type AddressFormValues, addressInOneLine } from './address-form'

/** The rules of a saved address (Product §5). */
export const addressFormSchema: ObjectSchema<AddressFormValues> = object({
  name: fieldRule(address.name, { tooLong: 'book.error.nameTooLong' }).required(
    messageId('book.error.nameRequired'),
  ),
  phone: fieldRule(address.phone, {
    phone: 'book.error.phoneInvalid',
    tooLong: 'book.error.phoneTooLong',
  }).required(messageId('book.error.phoneRequired')),
  address: string()
    .transform(addressInOneLine)
    .required(messageId('book.error.addressRequired'))
    .max(address.address.max, messageId('book.error.addressTooLong')),
  default: boolean().required(),
})
