import { object, type ObjectSchema, string } from 'yup'
import { contactOf } from '@/domain/person/person'
import type { MessageId } from '@/i18n/message-id.gen'
import type { RestockForm } from './RestockWindow'

const id = (message: MessageId) => message

/** Accepts an e-mail address or a phone number. */
export const schema: ObjectSchema<RestockForm> = object({
  variant: string().defined(),
  contact: string()
    .required(id('restock.contact.required'))
    .test('contact', id('restock.contact.invalid'), (text) => !text || contactOf(text) !== null),
})
