import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { User } from '@/api/generated/model'
import { person, type Profile } from '@/domain/person/description'
import { isBirthday } from '@/domain/person/person'
import { shopDay } from '@/lib/dates'
import { kept } from '@/lib/kept'
import { filledText, optionalIfValid, parseStored, withoutUndefined } from '@/lib/schema'
import { describedFields } from '@/ui/editor/described-fields'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import type { FieldTable } from '@/ui/editor/fields'
import { formOf, type ProfileForm, profileOfUser } from './profile'

const keptProfile = kept('profile')

/** Returns what the shop shows of the signed-in user: what she saved here, over what the server knows. */
export function useProfile(): (user: User) => Profile {
  const text = useSyncExternalStore(keptProfile.subscribe, keptProfile.read, () => null)
  const saved = useMemo(() => savedProfile(text), [text])
  return (user) => ({ ...profileOfUser(user), ...saved })
}

/** Saves on this device (Product §2: locally only). Returns false where it lasts only as long as the page. */
export function saveProfile(values: Partial<Profile>): boolean {
  return keptProfile.write(JSON.stringify(values))
}

export const profileFields: FieldTable<ProfileForm> = describedFields(person, {})

const draftId = 'own'
export const profileDrafts = draftStore({
  name: 'draft_profile',
  version: 1,
  fields: profileFields,
})

/** The version that the form starts with. */
export function savedForm(profile: Profile): Saved<ProfileForm> {
  return { id: draftId, form: formOf(profile, shopDay()), updatedAt: null }
}

/** True when the user typed something and neither saved nor discarded it. */
export function hasDraft(profile: Profile): boolean {
  return profileDrafts.read(draftId, savedForm(profile).form) !== null
}

const filled = optionalIfValid(filledText)
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isBirthday(text, shopDay())),
)

/** Returns what was saved, without its damaged parts. */
export const savedProfile = (text: string | null) => parseStored(text, savedSchema)

const savedSchema = v.pipe(
  v.object({
    firstName: filled,
    lastName: filled,
    phone: filled,
    sex: optionalIfValid(v.picklist(person.sex.values)),
    birthday: optionalIfValid(day),
  }),
  v.transform(withoutUndefined),
)
