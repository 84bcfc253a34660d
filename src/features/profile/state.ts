import type { User } from '@/api/generated/model'
import { atom } from '@/lib/store'
import { type Profile, profileOfUser } from './profile'
import {
  readDraft,
  readSaved,
  removeDraft,
  removeSaved,
  type SavedProfile,
  writeSaved,
} from './stored'

const ownAtom = atom<{ saved: SavedProfile | null } | null>(null)

/** What was saved on this device, whoever saved it: as stored until something changes it. */
const savedAtom = atom((get) => (get(ownAtom) ?? { saved: readSaved() }).saved)

/** What the shop shows of `user`: the user's own data below what she saved here. */
export const profileAtom = atom((get) => {
  const saved = get(savedAtom)
  return (user: User): Profile => ({
    ...profileOfUser(user),
    ...(saved?.user === user.id && saved.values),
  })
})

/** Saves on this device (Product §2: locally only). Answers false where it lasts no longer than the page. */
export const saveProfileAtom = atom(null, (_get, set, user: User, values: Profile): boolean => {
  const saved = { user: user.id, values }
  set(ownAtom, { saved })
  removeDraft()
  return writeSaved(saved)
})

/** Nothing of a shopper stays behind when she signs out. */
export const forgetProfileAtom = atom(null, (_get, set) => {
  removeSaved()
  removeDraft()
  set(ownAtom, { saved: null })
})

/** Forgets whatever is not this user's. */
export const keepProfileOfAtom = atom(null, (get, set, user: User) => {
  const isAnothers = (owned: { user: number } | null) => owned !== null && owned.user !== user.id
  if (isAnothers(get(savedAtom)) || isAnothers(readDraft())) set(forgetProfileAtom)
})

/** Reads the storage again, after another tab wrote it. */
export const reloadProfileAtom = atom(null, (_get, set) => set(ownAtom, { saved: readSaved() }))
