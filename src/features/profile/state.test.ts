import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '@/api/generated/model'
import { createStore } from '@/lib/store'
import { type Profile, profileOfUser } from './profile'
import {
  forgetProfileAtom,
  keepProfileOfAtom,
  profileAtom,
  reloadProfileAtom,
  saveProfileAtom,
} from './state'
import { readDraft, writeDraft } from './stored'

const user: User = {
  id: 1,
  full_name: 'Nguyễn Minh Anh',
  first_name: 'Minh Anh',
  last_name: 'Nguyễn',
  email: 'khach@moclan.vn',
  phone: '0912345678',
  is_staff: false,
}
const other = { ...user, id: 2 }
const changed: Profile = {
  firstName: 'Thu Hà',
  lastName: 'Trần',
  birthday: null,
  sex: 'unsaid',
  phone: '0987654321',
}

const kept = { local: new Map<string, string>(), session: new Map<string, string>() }
const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
})

beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: storageOf(kept.local),
    sessionStorage: storageOf(kept.session),
  }),
)
afterEach(() => {
  kept.local.clear()
  kept.session.clear()
  vi.unstubAllGlobals()
})

describe('saving', () => {
  test('outlives the page, for this user alone, and ends the draft', () => {
    const store = createStore()
    writeDraft({ user: 1, values: { firstName: 'Th' } })
    expect(store.set(saveProfileAtom, user, changed)).toBe(true)
    expect(readDraft()).toBeNull()
    for (const page of [store, createStore()]) {
      expect(page.get(profileAtom)(user)).toEqual(changed)
      expect(page.get(profileAtom)(other)).toEqual(profileOfUser(other))
    }
  })

  test('lasts as long as the page where the storage keeps nothing', () => {
    vi.stubGlobal('window', {})
    const store = createStore()
    expect(store.set(saveProfileAtom, user, changed)).toBe(false)
    expect(store.get(profileAtom)(user)).toEqual(changed)
  })

  test('in another tab shows here', () => {
    const store = createStore()
    expect(store.get(profileAtom)(user)).toEqual(profileOfUser(user))
    createStore().set(saveProfileAtom, user, changed)
    store.set(reloadProfileAtom)
    expect(store.get(profileAtom)(user)).toEqual(changed)
  })
})

describe('forgetting', () => {
  test('leaves nothing of what was saved or typed', () => {
    const store = createStore()
    store.set(saveProfileAtom, user, changed)
    writeDraft({ user: 1, values: changedText })
    store.set(forgetProfileAtom)
    expect([kept.local.size, kept.session.size]).toEqual([0, 0])
    expect(store.get(profileAtom)(user)).toEqual(profileOfUser(user))
  })

  test('comes with another user, not with the same one again', () => {
    const store = createStore()
    store.set(saveProfileAtom, user, changed)
    store.set(keepProfileOfAtom, user)
    expect(store.get(profileAtom)(user)).toEqual(changed)
    store.set(keepProfileOfAtom, other)
    expect(kept.local.size).toBe(0)
  })
})

const changedText = { firstName: 'Thu Hà', birthday: '31/02/99' }

describe('a damaged storage', () => {
  test.each(['', '{', 'null', '[]', '7', '"text"', '{"user":"1"}', '{"user":1}'])(
    '%j shows the user as the server knows her',
    (text) => {
      kept.local.set('profile', text)
      expect(createStore().get(profileAtom)(user)).toEqual(profileOfUser(user))
    },
  )

  test('keeps its good parts', () => {
    const values = { ...changed, firstName: '', lastName: 7, birthday: '1995-02-31', sex: 'x' }
    kept.local.set('profile', JSON.stringify({ user: 1, values }))
    expect(createStore().get(profileAtom)(user)).toEqual({
      ...profileOfUser(user),
      phone: '0987654321',
    })
  })

  test('a draft comes back as it was typed, wrong or not', () => {
    writeDraft({ user: 1, values: changedText })
    expect(readDraft()).toEqual({ user: 1, values: changedText })
    kept.session.set('profile_draft', '{"user":1,"values":{"birthday":null,"sex":"male"}}')
    expect(readDraft()).toEqual({ user: 1, values: { sex: 'male' } })
  })
})
