import { object, type ObjectSchema, string } from 'yup'
import { readContact } from '@/domain/person/person'
import { messageId } from '@/i18n/message-id'
import type { RestockFormValues } from './RestockWindow'

/** The rules of the form: the contact is an e-mail address or a phone number. */
export const restockFormSchema: ObjectSchema<RestockFormValues> = object({
  variant: string().defined(),
  contact: string()
    .required(messageId('restock.contact.required'))
    .test(
      'contact',
      messageId('restock.contact.invalid'),
      (text) => !text || readContact(text) !== null,
    ),
})
