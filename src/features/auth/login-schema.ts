import { object, type ObjectSchema, string } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { isEmail, tidyEmail } from '@/lib/kinds/email'
import type { LoginForm } from './registration'

export const id = (message: MessageId) => message

/** Longest text that the contract takes. */
const textMax = 255

/** Counts characters as people and the contract do: an emoji is one. */
export const lengthOf = (text = '') => Array.from(text).length
export const atMost = (max: number) => (text?: string) => lengthOf(text) <= max

export const email = () =>
  string()
    .transform(tidyEmail)
    .required(id('auth.validation.emailRequired'))
    .test('max', id('auth.validation.emailTooLong'), atMost(textMax))

export const password = () =>
  string()
    .required(id('auth.validation.passwordRequired'))
    .test('max', id('auth.validation.passwordTooLong'), atMost(textMax))

/** The login form (Product §5). Messages are ids of texts. */
export const schema: ObjectSchema<LoginForm> = object({
  email: email().test(
    'email',
    id('auth.validation.emailInvalid'),
    (text) => !text || isEmail(text),
  ),
  password: password(),
})
