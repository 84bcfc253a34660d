import { isBirthday } from '@/domain/person/birthday'
import { shopDay } from '@/lib/dates'
import { localStore, parseJson, sessionStore } from '@/lib/storage'
import { type Profile, type ProfileForm, type Sex, sexes } from './profile'
import { type Field, fieldsOf } from '@/lib/stored-fields'

/** Whose it is goes with it: nobody is shown what somebody else saved here. */
type Owned<T> = { user: number; values: T }
export type SavedProfile = Owned<Partial<Profile>>
export type ProfileDraft = Owned<Partial<ProfileForm>>

/** What was saved outlives visits; what is being typed lasts as long as the tab. */
export const profileKeys = { saved: 'profile', draft: 'profile_draft' } as const

/** What was saved on this device, without its damaged parts. */
export function readSaved(): SavedProfile | null {
  return ownedOf(localStore.read(profileKeys.saved), (field) => {
    const birthday = field('birthday')
    const isDay = typeof birthday === 'string' && isBirthday(birthday, shopDay())
    return {
      ...textsOf((name) => field(name) || undefined, ['firstName', 'lastName', 'phone']),
      ...sexOf(field),
      ...((isDay || birthday === null) && { birthday }),
    }
  })
}

/** Answers whether the device keeps it. */
export function writeSaved(saved: SavedProfile): boolean {
  return localStore.write(profileKeys.saved, JSON.stringify(saved))
}

/** What was typed and neither saved nor given up. */
export function readDraft(): ProfileDraft | null {
  return ownedOf(sessionStore.read(profileKeys.draft), (field) => ({
    ...textsOf(field, ['firstName', 'lastName', 'birthday', 'phone']),
    ...sexOf(field),
  }))
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

function ownedOf<T>(text: string | null, read: (field: Field) => T): Owned<T> | null {
  const field = fieldsOf(parseJson(text))
  const user = field('user')
  return typeof user === 'number' ? { user, values: read(fieldsOf(field('values'))) } : null
}

function textsOf<Name extends string>(field: Field, names: readonly Name[]) {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = field(name)
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}

function sexOf(field: Field): { sex?: Sex } {
  const sex = sexes.find((one) => one === field('sex'))
  return sex ? { sex } : {}
}
