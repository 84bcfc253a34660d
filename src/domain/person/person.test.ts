import { describe, expect, test } from 'vitest'
import { withDateSlash } from '@/lib/typed-day'
import {
  birthdayText,
  readContact,
  contactText,
  fullName,
  isBirthday,
  readBirthday,
  splitName,
} from './person'

describe('a name in two fields (Product §3.2)', () => {
  test.each([
    ['Nguyễn Minh Anh', 'Nguyễn', 'Minh Anh'],
    ['  Nguyễn   Lan ', 'Nguyễn', 'Lan'],
    ['Lan', '', 'Lan'],
    ['', '', ''],
  ])('%j §3.2', (name, lastName, firstName) => {
    expect(splitName(name)).toEqual({ lastName, firstName })
  })

  test('is joined with the family name first §3.2', () => {
    expect(fullName({ firstName: ' Minh  Anh', lastName: 'Nguyễn ' })).toBe('Nguyễn Minh Anh')
  })

  test('decomposed Vietnamese is composed, so that equal names are equal texts', () => {
    expect(fullName({ firstName: 'Hương'.normalize('NFD'), lastName: 'Đỗ' })).toBe('Đỗ Hương')
  })
})

test.each([
  [' Lan@example.com ', { email: 'Lan@example.com' }, 'Lan@example.com'],
  ['+84 (0)912-345-678', { phone: '+84 (0)912-345-678' }, '0912 345 678'],
  ['+66 81 234 5678', { phone: '+66 81 234 5678' }, '+66 81 234 5678'],
])('"%s" is an e-mail address or a phone number', (typed, contact, read) => {
  expect(readContact(typed)).toEqual(contact)
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
  expect(readContact(typed)).toBeNull()
})

test.each([`${'a'.repeat(250)}@b.vn`, '1'.repeat(20)])('%s just fits', (typed) => {
  expect(readContact(typed)).not.toBeNull()
})

const today = '2026-11-21'
const dayOf = (text: string) => readBirthday(text, today)

describe('a birthday (Product §2: DD/MM/YY)', () => {
  test.each([
    ['20/10/95', '1995-10-20'],
    ['29/02/96', '1996-02-29'],
    ['29/02/00', '2000-02-29'],
    ['31/12/27', '1927-12-31'],
    ['21/11/26', '2026-11-21'],
    ['20/10/1995', '1995-10-20'],
    ['01/01/1900', '1900-01-01'],
    ['20.10.95', '1995-10-20'],
  ])('%j is %s', (text, day) => expect(dayOf(text)).toEqual({ day }))

  test.each(['31/02/99', '29/02/01', '29/02/99', '31/04/95', '00/10/95', '20/13/95', '20/00/95'])(
    '%s is no day of any calendar',
    (text) => expect(dayOf(text)).toEqual({ problem: 'noSuchDay' }),
  )

  test.each(['22/11/26', '31/12/26', '01/01/2027', '20/10/9999'])('%s is still to come', (text) =>
    expect(dayOf(text)).toEqual({ problem: 'future' }),
  )

  test.each(['31/12/1899', '20/10/0095'])('%s is too long ago', (text) =>
    expect(dayOf(text)).toEqual({ problem: 'tooLongAgo' }),
  )

  test.each(['mai', '20/10', '20/10/5', '20/10/95x', '12345', '20/10\n/95'])(
    '%j has not the format of a day',
    (text) => expect(dayOf(text)).toEqual({ problem: 'format' }),
  )
})

test('a two-digit year changes its century with the current year', () => {
  expect(readBirthday('01/01/27', '2026-12-31')).toEqual({ day: '1927-01-01' })
  expect(readBirthday('01/01/27', '2027-01-01')).toEqual({ day: '2027-01-01' })
  expect(readBirthday('01/01/00', '2100-01-01')).toEqual({ day: '2100-01-01' })
})

test.each([
  ['1995-10-20', '20/10/95'],
  ['2000-02-29', '29/02/00'],
  ['1926-05-01', '01/05/1926'],
])('%s is shown as %s, and read back as the same day', (day, text) => {
  expect(birthdayText(day, today)).toBe(text)
  expect(dayOf(text)).toEqual({ day })
})

test.each([
  ['1995-10-20', true],
  ['1995-02-31', false],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['20/10/95', false],
  ['', false],
])('the stored day %j is a possible birthday: %s', (day, good) =>
  expect(isBirthday(day, today)).toBe(good),
)

test('a birthday can be typed with number keys alone', () => {
  let text = ''
  for (const key of '20101995') text = withDateSlash(text, text + key)
  expect(text).toBe('20/10/1995')
})

test.each([
  ['20', '20/'],
  ['20/1', '20/'],
  ['20/', '20'],
  ['20', '2'],
  ['20', '120'],
  ['', '20/10/95'],
  ['20', '201095'],
])('typing from %j to %j adds no slash', (before, after) =>
  expect(withDateSlash(before, after)).toBe(after),
)
