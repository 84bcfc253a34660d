import { mixed, object, type ObjectSchema, string } from 'yup'
import { type BirthdayProblem, readBirthday } from '@/domain/person/birthday'
import { person, type Profile } from '@/domain/person/description'
import { isReachable, tidyPhone } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { shopDay } from '@/lib/dates'
import { tidyText } from '@/lib/text'
import { nameRules } from '@/ui/form/name-rules'
import type { ProfileForm } from './profile'

const id = (message: MessageId) => message

const problems: Record<BirthdayProblem, MessageId> = {
  format: 'profile.validation.birthdayFormat',
  noSuchDay: 'profile.validation.birthdayNoSuchDay',
  future: 'profile.validation.birthdayFuture',
  tooLongAgo: 'profile.validation.birthdayTooLongAgo',
}

/** Names and phone as in the register form (Product §5); the birthday may stay empty. */
export const schema: ObjectSchema<ProfileForm> = object({
  ...nameRules(person),
  birthday: string()
    .transform(tidyText)
    .default('')
    .test('birthday', (text, { createError }) => {
      if (!text) return true
      const read = readBirthday(text, shopDay())
      return 'day' in read || createError({ message: problems[read.problem] })
    }),
  sex: mixed<Profile['sex']>().oneOf(person.sex.values).required(),
  phone: string()
    .transform(tidyPhone)
    .required(id('auth.validation.phoneRequired'))
    .test('phone', id('auth.validation.phoneInvalid'), (phone) => !phone || isReachable(phone))
    .max(person.phone.max, id('auth.validation.phoneTooLong')),
})
