import * as v from 'valibot'
import { isBirthday } from '@/domain/person/birthday'
import { shopDay } from '@/lib/dates'
import { filledText, optionalIfValid, withoutUndefined } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'
import { type Profile, type ProfileForm, sexes } from './profile'

/** Whose it is goes with it: nobody is shown what somebody else saved here. */
type Owned<T> = { user: number; values: T }
export type SavedProfile = Owned<Partial<Profile>>
export type ProfileDraft = Owned<Partial<ProfileForm>>

/** What was saved outlives visits; what is being typed lasts as long as the tab. */
export const profileKeys = { saved: 'profile', draft: 'profile_draft' } as const

/** What was saved on this device, without its damaged parts. */
export function readSaved(): SavedProfile | null {
  return readStored(localStore, profileKeys.saved, savedSchema) ?? null
}

/** Answers whether the device keeps it. */
export function writeSaved(saved: SavedProfile): boolean {
  return localStore.write(profileKeys.saved, JSON.stringify(saved))
}

/** What was typed and neither saved nor given up. */
export function readDraft(): ProfileDraft | null {
  return readStored(sessionStore, profileKeys.draft, draftSchema) ?? null
}

export function writeDraft(draft: ProfileDraft): void {
  sessionStore.write(profileKeys.draft, JSON.stringify(draft))
}

export function removeDraft(): void {
  sessionStore.remove(profileKeys.draft)
}

export function removeSaved(): void {
  localStore.remove(profileKeys.saved)
}

const sex = optionalIfValid(v.picklist(sexes))
const typed = optionalIfValid(v.string())
const filled = optionalIfValid(filledText)
const day = v.pipe(
  v.string(),
  v.check((text) => isBirthday(text, shopDay())),
)

const savedSchema = ownedBy({
  firstName: filled,
  lastName: filled,
  phone: filled,
  sex,
  birthday: optionalIfValid(v.nullable(day)),
})

const draftSchema = ownedBy({
  firstName: typed,
  lastName: typed,
  phone: typed,
  sex,
  birthday: typed,
})

/** Good values of a known user, without the names of those that are missing. */
function ownedBy<const Fields extends v.ObjectEntries>(fields: Fields) {
  const values = v.pipe(
    v.fallback(v.looseObject({}), {}),
    v.object(fields),
    v.transform(withoutUndefined),
  )
  return v.object({ user: v.number(), values })
}
