import { object, string } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { tidyEmail } from './registration'

export const id = (message: MessageId) => message

/** Longest texts that the contract takes. */
const textMax = 255

/** In characters as people and the contract count them: an emoji is one. */
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

/** Messages are ids of texts. */
export const schema = object({
  email: email().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    message: id('auth.validation.emailInvalid'),
    excludeEmptyString: true,
  }),
  password: password(),
})
