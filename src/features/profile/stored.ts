import * as v from 'valibot'
import { isBirthday } from '@/domain/person/birthday'
import { shopDay } from '@/lib/dates'
import { filledText, optionalIfValid, withoutUndefined } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'
import { draftStore } from '@/ui/editor/drafts'
import { differingFields, type FieldTable } from '@/ui/editor/fields'
import { type Profile, type ProfileForm, sexes } from './profile'

/** Stored with the user's id: nobody is shown what somebody else saved here. */
export type SavedProfile = { user: string; values: Partial<Profile> }

/** What was saved outlives visits. */
export const savedKey = 'profile'

/** What was saved on this device, without its damaged parts. */
export function readSaved(): SavedProfile | null {
  return readStored(localStore, savedKey, savedSchema) ?? null
}

/** Returns false where the device stores nothing. */
export function writeSaved(saved: SavedProfile): boolean {
  return localStore.write(savedKey, JSON.stringify(saved))
}

export function removeSaved(): void {
  localStore.remove(savedKey)
}

const sex = v.picklist(sexes)

const profileFields: FieldTable<ProfileForm> = {
  lastName: { label: 'auth.lastName', stored: v.string() },
  firstName: { label: 'auth.firstName', stored: v.string() },
  birthday: { label: 'profile.birthday', stored: v.string() },
  sex: { label: 'profile.sex', stored: sex },
  phone: { label: 'auth.phone', stored: v.string() },
}

/** What is typed lasts as long as the tab. One draft at most: that of the user who typed last. */
const drafts = draftStore({
  name: 'profile',
  version: 1,
  storage: sessionStore,
  fields: profileFields,
})
const id = 'own'

/** What this user typed and neither saved nor discarded; damaged fields are as in `unchanged`. */
export function readDraft(owner: string, unchanged: ProfileForm): ProfileForm | null {
  return drafts.read({ id, owner }, unchanged)?.form ?? null
}

/** Keeps what is typed where it differs from `unchanged`. */
export function writeDraft(owner: string, form: ProfileForm, unchanged: ProfileForm): void {
  if (differingFields(profileFields, form, unchanged).length === 0) removeDraft()
  else drafts.write({ id, owner }, { form, base: unchanged, updatedAt: null, sent: null })
}

/** Removes the draft, whoever typed it. */
export function removeDraft(): void {
  drafts.remove({ id })
}

const filled = optionalIfValid(filledText)
const day = v.pipe(
  v.string(),
  v.check((text) => isBirthday(text, shopDay())),
)

const savedSchema = v.object({
  user: v.string(),
  values: v.pipe(
    v.fallback(v.looseObject({}), {}),
    v.object({
      firstName: filled,
      lastName: filled,
      phone: filled,
      sex: optionalIfValid(sex),
      birthday: optionalIfValid(v.nullable(day)),
    }),
    v.transform(withoutUndefined),
  ),
})
