import type { User } from '@/api/generated/model'
import type { person, Profile } from '@/domain/person/description'
import { birthdayText, fullName, readBirthday } from '@/domain/person/person'
import type { FormOf } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { tidyText } from '@/lib/text'

/** Stands in where the server knows nothing of the shopper yet (Product §2: sample values are hard-coded). */
export const sampleProfile: Profile = {
  firstName: 'Lan',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
}

/** The form of Product §2; its birthday is as typed. */
export type ProfileForm = FormOf<typeof person, Profile>

/** Product §2.12: the signed-in user, completed by the sample values. */
export function profileOfUser(user: User): Profile {
  return {
    ...sampleProfile,
    firstName: user.first_name || sampleProfile.firstName,
    lastName: user.last_name || sampleProfile.lastName,
    phone: user.phone || sampleProfile.phone,
  }
}

/** The form that a profile is changed with. `today` decides which century a year of two digits means. */
export function formOf(profile: Profile, today: string): ProfileForm {
  return { ...profile, birthday: profile.birthday && birthdayText(profile.birthday, today) }
}

/** The profile in a valid form, tidied. */
export function profileOfForm(form: ProfileForm, today: string): Profile {
  const read = readBirthday(form.birthday, today)
  return {
    ...form,
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    birthday: 'day' in read ? read.day : '',
    phone: tidyPhone(form.phone),
  }
}

/** Returns the name to greet with: the server's full name while both fields are the server's. */
export function nameOf(user: User, { firstName, lastName }: Profile): string {
  const isUsers = firstName === user.first_name && lastName === user.last_name
  return isUsers && user.full_name ? user.full_name : fullName({ firstName, lastName })
}
