import { useEffect } from 'react'
import * as v from 'valibot'
import type { User } from '@/api/generated/model'
import { isBirthday } from '@/domain/person/birthday'
import { shopDay } from '@/lib/dates'
import { filledText, optionalIfValid, withoutUndefined } from '@/lib/schema'
import { localStore, readStored, sessionStore } from '@/lib/storage'
import { useSetAtom, atom } from '@/lib/store'
import { draftStore } from '@/ui/editor/drafts'
import { differingFields, type FieldTable } from '@/ui/editor/fields'
import { type Profile, type ProfileForm, sexes, formOf, profileOfUser } from './profile'

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
  removeDraft()
  return writeSaved(saved)
})

/** Removes all that a shopper saved and typed here, when she signs out. */
export const forgetProfileAtom = atom(null, (_get, set) => {
  removeSaved()
  removeDraft()
  set(ownAtom, { saved: null })
})

/** Removes what somebody else saved or typed here. */
export const keepProfileOfAtom = atom(null, (get, set, user: User) => {
  const saved = get(savedAtom)
  const hasDraft = readDraft(user.email, formOf(profileOfUser(user), shopDay())) !== null
  if (saved && saved.user !== user.email) set(forgetProfileAtom)
  else if (!hasDraft) removeDraft()
})

/** Reads the storage again, after another tab wrote it. */
export const reloadProfileAtom = atom(null, (_get, set) => set(ownAtom, { saved: readSaved() }))

/** Stored with the user's id: nobody is shown what somebody else saved here. */
type SavedProfile = { user: string; values: Partial<Profile> }

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

function removeSaved(): void {
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
