import { expect, test } from 'vitest'
import type { User } from '@/api/generated/model'
import { stubStorages } from '@/lib/memory-storage'
import {
  profileFormOf,
  hasProfileDraft,
  greetingName,
  profileDrafts,
  profileOfForm,
  profileOfUser,
  sampleProfile,
  profileForEditor,
  parseSavedProfile,
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
const profile = profileOfUser(user)
const { form: base } = profileForEditor(profile)
const keep = (form: typeof base) =>
  profileDrafts.write('own', { form, base, updatedAt: null, sent: null })

stubStorages()

test('unsaved values are a draft, mistakes included', () => {
  keep({ ...base, firstName: 'Thu Hà', birthday: '31/02/99' })
  expect(hasProfileDraft(profile)).toBe(true)
})

test('values equal to the saved version are no draft', () => {
  keep(base)
  expect(hasProfileDraft(profile)).toBe(false)
})

test.each(['', '{', 'null', '7', '"text"'])('a damaged storage (%j) has no profile', (text) => {
  expect(parseSavedProfile(text)).toBeUndefined()
})

test('a damaged profile keeps its valid fields', () => {
  const values = {
    firstName: '',
    lastName: 7,
    birthday: '1995-02-31',
    sex: 'x',
    phone: '0987654321',
  }
  expect(parseSavedProfile(JSON.stringify(values))).toEqual({ phone: '0987654321' })
})

const today = '2026-11-21'

test('the server’s values come first, the sample values complete them', () => {
  const { birthday, sex } = sampleProfile
  const known = { firstName: 'Minh Anh', lastName: 'Nguyễn', phone: '0912345678' }
  expect(profileOfUser(user)).toEqual({ ...known, birthday, sex })
  const nobody = { ...user, first_name: '', last_name: '', phone: '' }
  expect(profileOfUser(nobody)).toEqual(sampleProfile)
})

test('a form returns the profile with which it was filled, tidied', () => {
  const form = profileFormOf(profileOfUser(user), today)
  expect(form).toMatchObject({ birthday: '20/10/95' })
  expect(profileOfForm(form, today)).toEqual(profileOfUser(user))
  const typed = { ...form, firstName: ' Thu   Hà\u200b', phone: '\u202a0912\u00a0345\n678 ' }
  expect(profileOfForm(typed, today)).toMatchObject({ firstName: 'Thu Hà', phone: '0912 345 678' })
})

test('an empty birthday stays empty', () => {
  const form = profileFormOf({ ...profileOfUser(user), birthday: '' }, today)
  expect(form.birthday).toBe('')
  expect(profileOfForm(form, today).birthday).toBe('')
})

test('the name is the server’s until the shopper changes it', () => {
  const profile = profileOfUser(user)
  expect(greetingName({ ...user, full_name: 'Chị Minh Anh' }, profile)).toBe('Chị Minh Anh')
  expect(greetingName(user, { ...profile, firstName: 'Thu Hà' })).toBe('Nguyễn Thu Hà')
})
