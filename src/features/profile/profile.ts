import type { User } from '@/api/generated/model'
import { birthdayText, readBirthday } from '@/domain/person/birthday'
import { fullName } from '@/domain/person/name'
import { tidyPhone } from '@/domain/person/phone'
import { tidyText } from '@/lib/text'

/** Stands in where the server knows nothing of the shopper yet (Product §2: sample values are hard-coded). */
export const sampleProfile = {
  firstName: 'Mộc Lan',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
} as const

export const sexes = ['female', 'male', 'other', 'unsaid'] as const
export type Sex = (typeof sexes)[number]

/** What a shopper may change about herself. Not the e-mail: she signs in with it. */
export type Profile = {
  firstName: string
  lastName: string
  /** A day such as `1995-10-20`; null where she does not tell. */
  birthday: string | null
  sex: Sex
  phone: string
}

/** The form of Product §2, as typed. */
export type ProfileForm = Omit<Profile, 'birthday'> & { birthday: string }

/** Product §2.12: the signed-in user, completed by the sample values. */
export function profileOfUser(user: User): Profile {
  return {
    firstName: user.first_name || sampleProfile.firstName,
    lastName: user.last_name || sampleProfile.lastName,
    birthday: sampleProfile.birthday,
    sex: sampleProfile.sex,
    phone: user.phone || sampleProfile.phone,
  }
}

/** The form that a profile is changed with. `today` decides which century a year of two digits means. */
export function formOf({ birthday, ...rest }: Profile, today: string): ProfileForm {
  return { ...rest, birthday: birthday === null ? '' : birthdayText(birthday, today) }
}

/** The profile in a valid form, tidied. */
export function profileOfForm(form: ProfileForm, today: string): Profile {
  const read = readBirthday(form.birthday, today)
  return {
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    birthday: 'day' in read ? read.day : null,
    sex: form.sex,
    phone: tidyPhone(form.phone),
  }
}

/** Returns the name to greet with: the server's full name while both fields are the server's. */
export function nameOf(user: User, { firstName, lastName }: Profile): string {
  const isUsers = firstName === user.first_name && lastName === user.last_name
  return isUsers && user.full_name ? user.full_name : fullName({ firstName, lastName })
}
