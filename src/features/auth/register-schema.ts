import { boolean, object, type ObjectSchema, string } from 'yup'
import { person } from '@/domain/person/description'
import { isReachable, tidyPhone } from '@/domain/person/phone'
import { limits } from '@/lib/limits'
import { nameRules } from '@/ui/form/name-rules'
import { email, id, lengthOf, password } from './login-schema'
import type { RegisterForm } from './registration'

/** Product §5. The server judges the pattern of the e-mail and how hard a password is to guess. */
export const schema: ObjectSchema<RegisterForm> = object({
  ...nameRules(person),
  countryCode: string().required(),
  phone: string()
    .transform(tidyPhone)
    .required(id('auth.validation.phoneRequired'))
    .test('phone', id('auth.validation.phoneInvalid'), (phone) => !phone || isReachable(phone))
    .max(person.phone.max, id('auth.validation.phoneTooLong')),
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
