import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { User } from '@/api/generated/model'
import { profileDescription, type Profile } from '@/domain/person/description'
import { birthdayText, fullName, isBirthday, readBirthday } from '@/domain/person/person'
import { useShopper } from '@/features/auth/state'
import { shopDay } from '@/lib/dates'
import { kept } from '@/lib/kept'
import type { FormValuesOf } from '@/lib/kinds/described'
import { tidyPhone } from '@/lib/kinds/phone'
import { nonEmptyText, optionalIfValid, parseStored, withoutUndefined } from '@/lib/schema'
import { tidyText } from '@/lib/text'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/** Sample values for the data that the server does not send (Product §2). */
export const sampleProfile: Profile = {
  firstName: 'Lan',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
}

/** The values of the profile's form (Product §2). The birthday is a text, as typed. */
export type ProfileFormValues = FormValuesOf<typeof profileDescription, Profile>

/** Returns the profile of the signed-in user. Sample values replace missing data (Product §2.12). */
export function profileOfUser(user: User): Profile {
  return {
    ...sampleProfile,
    firstName: user.first_name || sampleProfile.firstName,
    lastName: user.last_name || sampleProfile.lastName,
    phone: user.phone || sampleProfile.phone,
  }
}

/**
 * Returns the form's values for a profile. The year has two digits if `today` makes clear which century is
 * meant: '1995-10-20' -> '20/10/95'.
 */
export function profileFormOf(profile: Profile, today: string): ProfileFormValues {
  return { ...profile, birthday: profile.birthday && birthdayText(profile.birthday, today) }
}

/** Returns the profile for valid values of the form. */
export function profileOfForm(form: ProfileFormValues, today: string): Profile {
  const read = readBirthday(form.birthday, today)
  return {
    ...form,
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    birthday: 'day' in read ? read.day : '',
    phone: tidyPhone(form.phone),
  }
}

/**
 * Returns the name for greetings: the server's full name. After the shopper has changed a name in the
 * profile, it is the profile's name instead.
 */
export function greetingName(user: User, { firstName, lastName }: Profile): string {
  const isUsers = firstName === user.first_name && lastName === user.last_name
  return isUsers && user.full_name ? user.full_name : fullName({ firstName, lastName })
}

const keptProfile = kept('profile')

/** Returns a function that returns the profile of a user, with the changes that this device has saved. */
export function useReadProfile(): (user: User) => Profile {
  const text = useSyncExternalStore(keptProfile.subscribe, keptProfile.read, () => null)
  return (user) => ({ ...profileOfUser(user), ...parseSavedProfile(text) })
}

/**
 * Saves the profile on this device (Product §2). Returns false if the storage can't keep the profile. The
 * profile then lasts only until the page is closed.
 */
export function saveProfile(values: Partial<Profile>): boolean {
  return keptProfile.write(JSON.stringify(values))
}

export const profileFields: FieldTable<ProfileFormValues> = fieldTableOf(profileDescription, {})

const draftId = 'own'
export const profileDrafts = draftStoreOf('draft_profile', profileFields)

/** Returns a profile as a saved version for the editor. */
export function profileForEditor(profile: Profile): SavedVersion<ProfileFormValues> {
  return { id: draftId, form: profileFormOf(profile, shopDay()), updatedAt: null }
}

/** Returns true if the form has unsaved text. */
export function hasProfileDraft(profile: Profile): boolean {
  return profileDrafts.read(draftId, profileForEditor(profile).form) !== null
}

const filled = optionalIfValid(nonEmptyText)
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isBirthday(text, shopDay())),
)

/** Parses the profile that this device has saved. Damaged fields are left out. */
export const parseSavedProfile = (text: string | null) => parseStored(text, savedSchema)

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

/** Returns the shopper's name: the name that is saved on this device, or else the server's name. */
export function useShopperName(): string | undefined {
  const { user } = useShopper()
  const profileOf = useReadProfile()
  return user && greetingName(user, profileOf(user))
}
