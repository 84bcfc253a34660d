import { boolean, object, type ObjectSchema, string } from 'yup'
import { isReachable, tidyPhone } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { atMost, email, id, lengthOf, password } from './login-schema'
import type { RegisterForm } from './registration'

const name = (required: MessageId, tooLong: MessageId) =>
  string().transform(tidyText).required(required).test('max', tooLong, atMost(limits.nameMax))

/** Product §5. The server judges the pattern of the e-mail and how hard a password is to guess. */
export const schema: ObjectSchema<RegisterForm> = object({
  firstName: name('auth.validation.firstNameRequired', 'auth.validation.firstNameTooLong'),
  lastName: name('auth.validation.lastNameRequired', 'auth.validation.lastNameTooLong'),
  countryCode: string().required(),
  phone: string()
    .transform(tidyPhone)
    .required(id('auth.validation.phoneRequired'))
    .test('phone', id('auth.validation.phoneInvalid'), (phone) => !phone || isReachable(phone))
    .max(limits.phoneMax, id('auth.validation.phoneTooLong')),
  email: email(),
  password: password().test(
    'min',
    id('auth.validation.passwordMinLength'),
    (password) => lengthOf(password) >= limits.passwordMin,
  ),
  confirmation: string()
    .required(id('auth.validation.confirmPasswordRequired'))
    .test(
      'same',
      id('auth.validation.passwordMismatch'),
      (confirmation, { parent }) => confirmation === parent.password,
    ),
  newsletter: boolean().defined(),
  privacy: boolean().defined().oneOf([true], id('auth.validation.privacyPolicyRequired')),
})
