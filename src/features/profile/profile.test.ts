import { expect, test } from 'vitest'
import type { User } from '@/api/generated/model'
import { formOf, nameOf, profileOfForm, profileOfUser, sampleProfile } from './profile'

const user: User = {
  id: 1,
  full_name: 'Nguyễn Minh Anh',
  first_name: 'Minh Anh',
  last_name: 'Nguyễn',
  email: 'khach@moclan.vn',
  phone: '0912345678',
  is_staff: false,
}
const today = '2026-11-21'

test('what the server knows of the user comes first, the sample values complete it', () => {
  const { birthday, sex } = sampleProfile
  const known = { firstName: 'Minh Anh', lastName: 'Nguyễn', phone: '0912345678' }
  expect(profileOfUser(user)).toEqual({ ...known, birthday, sex })
  const nobody = { ...user, first_name: '', last_name: '', phone: '' }
  expect(profileOfUser(nobody)).toEqual(sampleProfile)
})

test('a form gives back what it was filled with, tidied', () => {
  const form = formOf(profileOfUser(user), today)
  expect(form).toMatchObject({ birthday: '20/10/95' })
  expect(profileOfForm(form, today)).toEqual(profileOfUser(user))
  const typed = { ...form, firstName: ' Thu   Hà\u200b', phone: '\u202a0912\u00a0345\n678 ' }
  expect(profileOfForm(typed, today)).toMatchObject({ firstName: 'Thu Hà', phone: '0912 345 678' })
})

test('an empty birthday stays empty', () => {
  const form = formOf({ ...profileOfUser(user), birthday: '' }, today)
  expect(form.birthday).toBe('')
  expect(profileOfForm(form, today).birthday).toBe('')
})

test('her name is the server’s until she changes it', () => {
  const profile = profileOfUser(user)
  expect(nameOf({ ...user, full_name: 'Chị Minh Anh' }, profile)).toBe('Chị Minh Anh')
  expect(nameOf(user, { ...profile, firstName: 'Thu Hà' })).toBe('Nguyễn Thu Hà')
})
