import { useEffect } from 'react'
import * as v from 'valibot'
import type { User } from '@/api/generated/model'
import { isBirthday } from '@/domain/person/birthday'
import { person, type Profile } from '@/domain/person/description'
import { shopDay } from '@/lib/dates'
import { filledText, optionalIfValid, withoutUndefined } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'
import { atom, useSetAtom } from '@/lib/store'
import { describedFields } from '@/ui/editor/described-fields'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import type { FieldTable } from '@/ui/editor/fields'
import { formOf, type ProfileForm, profileOfUser } from './profile'

const ownAtom = atom<{ saved: SavedProfile | null } | null>(null)

/** What was saved on this device, whoever saved it: read from the storage until something changes it. */
const savedAtom = atom((get) => (get(ownAtom) ?? { saved: readSaved() }).saved)

/** Returns what the shop shows of a user: what she saved here, over what the server knows. */
export const profileAtom = atom((get) => {
  const saved = get(savedAtom)
  return (user: User): Profile => ({
    ...profileOfUser(user),
    ...(saved?.user === user.email && saved.values),
  })
})

/** Saves on this device (Product §2: locally only). Returns false where it lasts only as long as the page. */
export const saveProfileAtom = atom(null, (_get, set, user: User, values: Profile): boolean => {
  const saved = { user: user.email, values }
  set(ownAtom, { saved })
  return writeSaved(saved)
})

/** Removes all that a shopper saved and typed here, when she signs out. */
export const forgetProfileAtom = atom(null, (_get, set) => {
  localStore.remove(savedKey)
  profileDrafts.remove({ id: draftId })
  set(ownAtom, { saved: null })
})

/** Removes what somebody else saved or typed here. */
export const keepProfileOfAtom = atom(null, (get, set, user: User) => {
  const saved = get(savedAtom)
  if (saved && saved.user !== user.email) set(forgetProfileAtom)
  else if (!hasDraft(user, get(profileAtom)(user))) profileDrafts.remove({ id: draftId })
})

/** Reads the storage again, after another tab wrote it. */
export const reloadProfileAtom = atom(null, (_get, set) => set(ownAtom, { saved: readSaved() }))

/** Stored with the user's id: nobody is shown what somebody else saved here. */
type SavedProfile = { user: string; values: Partial<Profile> }

/** What was saved outlives visits. */
const savedKey = 'profile'

/** What was saved on this device, without its damaged parts. */
export function readSaved(): SavedProfile | null {
  return readStored(localStore, savedKey, savedSchema) ?? null
}

/** Returns false where the device stores nothing. */
export function writeSaved(saved: SavedProfile): boolean {
  return localStore.write(savedKey, JSON.stringify(saved))
}

export const profileFields: FieldTable<ProfileForm> = describedFields(person, {})

/** One draft at most, as long as the tab: that of the user who typed last. */
const draftId = 'own'
export const profileDrafts = draftStore({
  name: 'profile',
  version: 1,
  storage: sessionStore,
  fields: profileFields,
})

/** The version that the form starts with. */
export function savedForm(profile: Profile): Saved<ProfileForm> {
  return { id: draftId, form: formOf(profile, shopDay()), updatedAt: null }
}

/** True when this user typed something and neither saved nor discarded it. */
export function hasDraft(user: User, profile: Profile): boolean {
  return profileDrafts.read({ id: draftId, owner: user.email }, savedForm(profile).form) !== null
}

const filled = optionalIfValid(filledText)
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isBirthday(text, shopDay())),
)

const savedSchema = v.object({
  user: v.string(),
  values: v.pipe(
    v.fallback(v.looseObject({}), {}),
    v.object({
      firstName: filled,
      lastName: filled,
      phone: filled,
      sex: optionalIfValid(v.picklist(person.sex.values)),
      birthday: optionalIfValid(day),
    }),
    v.transform(withoutUndefined),
  ),
})

/** `isSignedOut` is true once somebody has signed out, in this tab or another one. */
type Presence = { isSignedOut: boolean; user: User | undefined }

/**
 * Removes what a shopper saved and typed when she signs out or somebody else signs in. It stays when a session
 * expires: she may come back. What another tab saved shows here.
 */
export function useProfileWatch({ isSignedOut, user }: Presence): void {
  const forget = useSetAtom(forgetProfileAtom)
  const keepOnly = useSetAtom(keepProfileOfAtom)
  const reload = useSetAtom(reloadProfileAtom)
  useEffect(
    function forgetWhoLeft() {
      if (isSignedOut) forget()
      if (user) keepOnly(user)
    },
    [isSignedOut, user, forget, keepOnly],
  )
  useEffect(
    function followOtherTab() {
      const read = ({ key }: StorageEvent) => key === savedKey && reload()
      window.addEventListener('storage', read)
      return () => window.removeEventListener('storage', read)
    },
    [reload],
  )
}
