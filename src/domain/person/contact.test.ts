import { expect, test } from 'vitest'
import { contactOf, contactText } from './contact'

test.each([
  [' Lan@example.com ', { email: 'Lan@example.com' }, 'Lan@example.com'],
  ['+84 (0)912-345-678', { phone: '+84 (0)912-345-678' }, '0912 345 678'],
  ['+66 81 234 5678', { phone: '+66 81 234 5678' }, '+66 81 234 5678'],
])('"%s" is an address or a number', (typed, contact, read) => {
  expect(contactOf(typed)).toEqual(contact)
  expect(contactText(contact)).toBe(read)
})

test.each([
  '',
  '  ',
  'lan',
  'lan@',
  '0912',
  '0912 abc 678',
  'chị lan@example.com',
  'lan@example.com nhé',
  `${'a'.repeat(251)}@b.vn`,
  '1'.repeat(21),
])('"%s" is neither', (typed) => {
  expect(contactOf(typed)).toBeNull()
})

test.each([`${'a'.repeat(250)}@b.vn`, '1'.repeat(20)])('%s just fits', (typed) => {
  expect(contactOf(typed)).not.toBeNull()
})
