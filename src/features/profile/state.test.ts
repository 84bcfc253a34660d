import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/api/generated/model'
import { memoryStorage } from '@/lib/memory-storage'
import { profileOfUser } from './profile'
import { hasDraft, profileDrafts, savedForm, savedProfile } from './state'

const user: User = {
  id: 1,
  full_name: 'Nguyễn Minh Anh',
  first_name: 'Minh Anh',
  last_name: 'Nguyễn',
  email: 'khach@moclan.vn',
  phone: '0912345678',
  is_staff: false,
}
const profile = profileOfUser(user)
const { form: base } = savedForm(profile)
const keep = (form: typeof base) =>
  profileDrafts.write('own', { form, base, updatedAt: null, sent: null })

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage(new Map()) }))
afterEach(() => vi.unstubAllGlobals())

test('what is typed and not saved is a draft, mistakes included', () => {
  keep({ ...base, firstName: 'Thu Hà', birthday: '31/02/99' })
  expect(hasDraft(profile)).toBe(true)
})

test('what is typed like the saved version is none', () => {
  keep(base)
  expect(hasDraft(profile)).toBe(false)
})

test.each(['', '{', 'null', '7', '"text"'])('a damaged storage (%j) has nothing', (text) => {
  expect(savedProfile(text)).toBeUndefined()
})

test('a damaged profile keeps its good parts', () => {
  const values = {
    firstName: '',
    lastName: 7,
    birthday: '1995-02-31',
    sex: 'x',
    phone: '0987654321',
  }
  expect(savedProfile(JSON.stringify(values))).toEqual({ phone: '0987654321' })
})
