import { boolean, object, type ObjectSchema, string } from 'yup'
import { profileDescription } from '@/domain/person/description'
import { messageId } from '@/i18n/message-id'
import { isEmail, tidyEmail } from '@/lib/kinds/email'
import { limits } from '@/lib/limits'
import { fieldRule } from '@/ui/form/described-rules'
import type { LoginFormValues, RegisterFormValues } from './registration'

/** The longest text that the contract allows, in characters. */
const textMax = 255

/** Returns the length of a text in characters. An emoji is one character, as in the contract. */
const lengthOf = (text = '') => Array.from(text).length
const atMost = (max: number) => (text?: string) => lengthOf(text) <= max

const email = () =>
  string()
    .transform(tidyEmail)
    .required(messageId('auth.validation.emailRequired'))
    .test('max', messageId('auth.validation.emailTooLong'), atMost(textMax))

const password = () =>
  string()
    .required(messageId('auth.validation.passwordRequired'))
    .test('max', messageId('auth.validation.passwordTooLong'), atMost(textMax))

/** The rules of the login form (Product §5). */
export const loginSchema: ObjectSchema<LoginFormValues> = object({
  email: email().test(
    'email',
    messageId('auth.validation.emailInvalid'),
    (text) => !text || isEmail(text),
  ),
  password: password(),
})

/** The rules for names and phone number, in the register form and in the profile (Product §5). */
export const personRules = {
  firstName: fieldRule(profileDescription.firstName, {
    tooLong: 'auth.validation.firstNameTooLong',
  }).required(messageId('auth.validation.firstNameRequired')),
  lastName: fieldRule(profileDescription.lastName, {
    tooLong: 'auth.validation.lastNameTooLong',
  }).required(messageId('auth.validation.lastNameRequired')),
  phone: fieldRule(profileDescription.phone, {
    phone: 'auth.validation.phoneInvalid',
    tooLong: 'auth.validation.phoneTooLong',
  }).required(messageId('auth.validation.phoneRequired')),
}

/**
 * The rules of the register form (Product §5). Only the server checks the pattern of the e-mail address and
 * the strength of the password.
 */
export const registerSchema: ObjectSchema<RegisterFormValues> = object({
  ...personRules,
  countryCode: string().required(),
  email: email(),
  password: password().test(
    'min',
    messageId('auth.validation.passwordMinLength'),
    (password) => lengthOf(password) >= limits.passwordMin,
  ),
  confirmation: string()
    .required(messageId('auth.validation.confirmPasswordRequired'))
    .test(
      'same',
      messageId('auth.validation.passwordMismatch'),
      (confirmation, { parent }) => confirmation === parent.password,
    ),
  newsletter: boolean().defined(),
  privacy: boolean().defined().oneOf([true], messageId('auth.validation.privacyPolicyRequired')),
})
