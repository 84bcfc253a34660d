import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { User } from '@/api/generated/model'
import { profileDescription, type Profile } from '@/domain/person/description'
import { birthdayText, fullName, isBirthday, readBirthday } from '@/domain/person/person'
import { useShopper } from '@/features/auth/state'
import { shopDay } from '@/lib/dates'
import { kept } from '@/lib/kept'
import type { FormOf } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { filledText, optionalIfValid, parseStored, withoutUndefined } from '@/lib/schema'
import { tidyText } from '@/lib/text'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** Sample values for what the server does not know (Product §2). */
export const sampleProfile: Profile = {
  firstName: 'Lan',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
}

/** The form of Product §2. Its birthday is as typed. */
export type ProfileForm = FormOf<typeof profileDescription, Profile>

/** Returns the signed-in user's profile, completed by sample values (Product §2.12). */
export function profileOfUser(user: User): Profile {
  return {
    ...sampleProfile,
    firstName: user.first_name || sampleProfile.firstName,
    lastName: user.last_name || sampleProfile.lastName,
    phone: user.phone || sampleProfile.phone,
  }
}

/** Returns the form of a profile. `today` decides the century of a two-digit year. */
export function formOf(profile: Profile, today: string): ProfileForm {
  return { ...profile, birthday: profile.birthday && birthdayText(profile.birthday, today) }
}

/** Returns the profile of a valid form, tidied. */
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

/** Returns the name for greetings: the server's full name until the shopper changes a name. */
export function nameOf(user: User, { firstName, lastName }: Profile): string {
  const isUsers = firstName === user.first_name && lastName === user.last_name
  return isUsers && user.full_name ? user.full_name : fullName({ firstName, lastName })
}

const keptProfile = kept('profile')

/** Returns a function that merges the user with what this device has saved. */
export function useProfile(): (user: User) => Profile {
  const text = useSyncExternalStore(keptProfile.subscribe, keptProfile.read, () => null)
  const saved = useMemo(() => savedProfile(text), [text])
  return (user) => ({ ...profileOfUser(user), ...saved })
}

/** Saves the profile on this device (Product §2). Returns false where it lasts only as long as the page. */
export function saveProfile(values: Partial<Profile>): boolean {
  return keptProfile.write(JSON.stringify(values))
}

export const profileFields: FieldTable<ProfileForm> = describedFields(profileDescription, {})

const draftId = 'own'
export const profileDrafts = draftStore('draft_profile', profileFields)

/** Returns the saved version that the form starts with. */
export function savedForm(profile: Profile): Saved<ProfileForm> {
  return { id: draftId, form: formOf(profile, shopDay()), updatedAt: null }
}

/** True when the form has text that is neither saved nor discarded. */
export function hasDraft(profile: Profile): boolean {
  return profileDrafts.read(draftId, savedForm(profile).form) !== null
}

const filled = optionalIfValid(filledText)
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isBirthday(text, shopDay())),
)

/** Returns the saved profile without damaged parts. */
export const savedProfile = (text: string | null) => parseStored(text, savedSchema)

const savedSchema = v.pipe(
  v.object({
    firstName: filled,
    lastName: filled,
    phone: filled,
    sex: optionalIfValid(v.picklist(profileDescription.sex.values)),
    birthday: optionalIfValid(day),
  }),
  v.transform(withoutUndefined),
)

/** Returns the shopper's name: from this device, or else from the server. */
export function useAccountName(): string | undefined {
  const { user } = useShopper()
  const profileOf = useProfile()
  return user && nameOf(user, profileOf(user))
}
