import { mixed, object, type ObjectSchema, string } from 'yup'
import { profileDescription, type Profile } from '@/domain/person/description'
import { type BirthdayProblem, readBirthday } from '@/domain/person/person'
import { personRules } from '@/features/auth/schema'
import type { MessageId } from '@/i18n/message-id.gen'
import { shopDay } from '@/lib/dates'
import { tidyText } from '@/lib/text'
import type { ProfileFormValues } from './state'

const problems: Record<BirthdayProblem, MessageId> = {
  format: 'profile.validation.birthdayFormat',
  noSuchDay: 'profile.validation.birthdayNoSuchDay',
  future: 'profile.validation.birthdayFuture',
  tooLongAgo: 'profile.validation.birthdayTooLongAgo',
}

/**
 * The rules of the personal info. Names and phone number have the same rules as in the register form (Product
 * §5). The birthday is optional.
 */
export const profileFormSchema: ObjectSchema<ProfileFormValues> = object({
  ...personRules,
  birthday: string()
    .transform(tidyText)
    .default('')
    .test('birthday', (text, { createError }) => {
      if (!text) return true
      const read = readBirthday(text, shopDay())
      return 'day' in read || createError({ message: problems[read.problem] })
    }),
  sex: mixed<Profile['sex']>().oneOf(profileDescription.sex.values).required(),
})
