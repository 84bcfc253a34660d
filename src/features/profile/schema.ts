import { mixed, object, type ObjectSchema, string } from 'yup'
import { type BirthdayProblem, readBirthday } from '@/domain/person/birthday'
import { isReachable, tidyPhone } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { shopDay } from '@/lib/dates'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { type ProfileForm, type Sex, sexes } from './profile'

const id = (message: MessageId) => message

const problems: Record<BirthdayProblem, MessageId> = {
  format: 'profile.validation.birthdayFormat',
  noSuchDay: 'profile.validation.birthdayNoSuchDay',
  future: 'profile.validation.birthdayFuture',
  tooLongAgo: 'profile.validation.birthdayTooLongAgo',
}

/** Counts characters as people do: an emoji is one. */
const isShort = (text = '') => Array.from(text).length <= limits.nameMax

const name = (required: MessageId, tooLong: MessageId) =>
  string().transform(tidyText).required(required).test('max', tooLong, isShort)

/** Names and phone as in the register form (Product §5); the birthday may stay empty. */
export const schema: ObjectSchema<ProfileForm> = object({
  firstName: name('auth.validation.firstNameRequired', 'auth.validation.firstNameTooLong'),
  lastName: name('auth.validation.lastNameRequired', 'auth.validation.lastNameTooLong'),
  birthday: string()
    .transform(tidyText)
    .default('')
    .test('birthday', (text, { createError }) => {
      if (!text) return true
      const read = readBirthday(text, shopDay())
      return 'day' in read || createError({ message: problems[read.problem] })
    }),
  sex: mixed<Sex>().oneOf(sexes).required(),
  phone: string()
    .transform(tidyPhone)
    .required(id('auth.validation.phoneRequired'))
    .test('phone', id('auth.validation.phoneInvalid'), (phone) => !phone || isReachable(phone))
    .max(limits.phoneMax, id('auth.validation.phoneTooLong')),
})
