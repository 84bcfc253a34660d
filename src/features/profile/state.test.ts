import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '@/api/generated/model'
import type { Profile } from '@/domain/person/description'
import { memoryStorage } from '@/lib/memory-storage'
import { createStore } from '@/lib/store'
import { profileOfUser } from './profile'
import {
  forgetProfileAtom,
  keepProfileOfAtom,
  profileAtom,
  reloadProfileAtom,
  saveProfileAtom,
  hasDraft,
  profileDrafts,
  savedForm,
} from './state'

const user: User = {
  id: 1,
  full_name: 'Nguyễn Minh Anh',
  first_name: 'Minh Anh',
  last_name: 'Nguyễn',
  email: 'khach@moclan.vn',
  phone: '0912345678',
  is_staff: false,
}
const other = { ...user, email: 'lan@moclan.vn' }
const changed: Profile = {
  firstName: 'Thu Hà',
  lastName: 'Trần',
  birthday: '',
  sex: 'unsaid',
  phone: '0987654321',
}

const stored = { local: new Map<string, string>(), session: new Map<string, string>() }
const { id, form: base } = savedForm(profileOfUser(user))
const typed = { ...base, firstName: 'Thu Hà', birthday: '31/02/99' }
const type = () =>
  profileDrafts.write({ id, owner: user.email }, { form: typed, base, updatedAt: null, sent: null })

beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: memoryStorage(stored.local),
    sessionStorage: memoryStorage(stored.session),
  }),
)
afterEach(() => {
  stored.local.clear()
  stored.session.clear()
  vi.unstubAllGlobals()
})

describe('saving §2.12.2b §2.12.2c', () => {
  test('outlives the page, for this user alone', () => {
    const store = createStore()
    expect(store.set(saveProfileAtom, user, changed)).toBe(true)
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
    type()
    store.set(forgetProfileAtom)
    expect([stored.local.size, stored.session.size]).toEqual([0, 0])
    expect(store.get(profileAtom)(user)).toEqual(profileOfUser(user))
  })

  test('comes with another user, not with the same one again', () => {
    const store = createStore()
    store.set(saveProfileAtom, user, changed)
    store.set(keepProfileOfAtom, user)
    expect(store.get(profileAtom)(user)).toEqual(changed)
    type()
    store.set(keepProfileOfAtom, user)
    expect(hasDraft(user, changed)).toBe(true)
    store.set(keepProfileOfAtom, other)
    expect([stored.local.size, stored.session.size]).toEqual([0, 0])
  })

  test('takes the draft of another user along, where nothing was saved', () => {
    type()
    createStore().set(keepProfileOfAtom, other)
    expect(stored.session.size).toBe(0)
  })
})

describe('a damaged storage', () => {
  test.each(['', '{', 'null', '[]', '7', '"text"', '{"user":"1"}', '{"user":1}'])(
    '%j shows the user as the server knows her',
    (text) => {
      stored.local.set('profile', text)
      expect(createStore().get(profileAtom)(user)).toEqual(profileOfUser(user))
    },
  )

  test('keeps its good parts', () => {
    const values = { ...changed, firstName: '', lastName: 7, birthday: '1995-02-31', sex: 'x' }
    stored.local.set('profile', JSON.stringify({ user: user.email, values }))
    expect(createStore().get(profileAtom)(user)).toEqual({
      ...profileOfUser(user),
      phone: '0987654321',
    })
  })
})

test('a draft is open again for the user who typed it alone', () => {
  type()
  expect(hasDraft(user, profileOfUser(user))).toBe(true)
  expect(hasDraft(other, profileOfUser(other))).toBe(false)
})
