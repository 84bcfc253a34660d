import type { User } from '@/api/generated/model'
import { atom } from '@/lib/store'
import { shopDay } from '@/lib/dates'
import { formOf, type Profile, profileOfUser } from './profile'
import {
  readDraft,
  readSaved,
  removeDraft,
  removeSaved,
  type SavedProfile,
  writeSaved,
} from './stored'

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
