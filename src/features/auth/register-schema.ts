import { boolean, object, type ObjectSchema, string } from 'yup'
import { person } from '@/domain/person/description'
import { limits } from '@/lib/limits'
import { ruleOf } from '@/ui/form/described-rules'
import { email, id, lengthOf, password } from './login-schema'
import type { RegisterForm } from './registration'

/** Names and a phone number, here and in the profile (Product §5). */
export const personRules = {
  firstName: ruleOf(person.firstName, {
    tooLong: 'auth.validation.firstNameTooLong',
  }).required(id('auth.validation.firstNameRequired')),
  lastName: ruleOf(person.lastName, {
    tooLong: 'auth.validation.lastNameTooLong',
  }).required(id('auth.validation.lastNameRequired')),
  phone: ruleOf(person.phone, {
    phone: 'auth.validation.phoneInvalid',
    tooLong: 'auth.validation.phoneTooLong',
  }).required(id('auth.validation.phoneRequired')),
}

/** Product §5. The server judges the pattern of the e-mail and how hard a password is to guess. */
export const schema: ObjectSchema<RegisterForm> = object({
  ...personRules,
  countryCode: string().required(),
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
