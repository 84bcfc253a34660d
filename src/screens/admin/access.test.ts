import { expect, test } from 'vitest'
import { adminAccessOf } from './access'

const user = {
  id: 1,
  full_name: 'Lan Nguyễn',
  first_name: 'Lan',
  last_name: 'Nguyễn',
  email: 'lan@moclan.vn',
  phone: '0912345678',
  is_staff: false,
}

test.each([
  [{ isSignedIn: false, user: undefined, isUnknown: false }, 'visitor'],
  // For example, the data of the user arrives after the user has signed out.
  [{ isSignedIn: false, user: { ...user, is_staff: true }, isUnknown: false }, 'visitor'],
  [{ isSignedIn: true, user: undefined, isUnknown: false }, 'pending'],
  [{ isSignedIn: true, user: undefined, isUnknown: true }, 'unknown'],
  [{ isSignedIn: true, user, isUnknown: false }, 'shopper'],
  [{ isSignedIn: true, user: { ...user, is_staff: true }, isUnknown: false }, 'staff'],
  [{ isSignedIn: true, user: { ...user, is_staff: null }, isUnknown: false }, 'staff'],
] as const)('the access of %j is %s §2.1.1 §10.1.1 §10.1.2 §3.1 §6.1', (shopper, access) => {
  expect(adminAccessOf(shopper)).toBe(access)
})
