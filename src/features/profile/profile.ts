import type { User } from '@/api/generated/model'
import { birthdayText, readBirthday } from '@/domain/person/birthday'
import { tidyText } from '@/lib/text'
import { tidyPhone } from '@/domain/person/phone'
import { sampleProfile } from './sample'

export const sexes = ['female', 'male', 'other', 'unsaid'] as const
export type Sex = (typeof sexes)[number]

/** What a shopper may change about herself. The e-mail stays the user's: she signs in with it. */
export type Profile = {
  firstName: string
  lastName: string
  /** A day such as `1995-10-20`; null where she keeps it to herself. */
  birthday: string | null
  sex: Sex
  phone: string
}

/** The form of Product §2, as typed. */
export type ProfileForm = Omit<Profile, 'birthday'> & { birthday: string; email: string }

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

export function formOf({ birthday, ...rest }: Profile, email: string, today: string): ProfileForm {
  return { ...rest, email, birthday: birthday === null ? '' : birthdayText(birthday, today) }
}

/** What a valid form says. */
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

/** Family name first, as it is written in Vietnam; the server's own words where both names are the server's. */
export function nameOf(user: User, { firstName, lastName }: Profile): string {
  const isUsers = firstName === user.first_name && lastName === user.last_name
  return isUsers && user.full_name ? user.full_name : `${lastName} ${firstName}`
}
