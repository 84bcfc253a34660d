import { describe, expect, test } from 'vitest'
import { formatPhone, isCallablePhone, isPhone, isReachablePhone, phoneDigits } from './phone'

describe('a phone number (Product §5) §5.3.1', () => {
  test.each([
    '0912345678',
    '+84 (0)912-345-678',
    '0912 345 678',
    ' 0912345678 ',
    '123',
    '0912\u00a0345',
  ])('%j is one §5.7.1', (text) => expect(isPhone(text)).toBe(true))

  test.each([
    '',
    '   ',
    'abc',
    '0912a45678',
    '0912.345.678',
    '+',
    '()',
    '０９a２',
    "0912'--",
    '☎ 0912',
  ])('%j is none §5.2.1', (text) => expect(isPhone(text)).toBe(false))
})

test.each([
  ['0912 345 67', true],
  ['(091) 234-567', true],
  ['0912 3456', false],
  ['091234567a', false],
])('%s is a valid own number: %s', (text, good) => expect(isReachablePhone(text)).toBe(good))

test.each([
  ['0912 345 678', true],
  ['+84 (0)912-345-678', true],
  ['84912345678', true],
  ['028 3825 1234', true],
  ['+1 (202) 555-0100', true],
  ['0065 6123 4567', true],
  ['5 +1 202 555 0100', false],
  ['+1 202 555 0100 123456', false],
  ['1', false],
  ['0912 345 67', false],
  ['0112 345 678', false],
  ['912345678', false],
  ['+84 112 345 678', false],
  ['+00 000 000', false],
])('%s can be called: %s §5.7.1', (text, good) => expect(isCallablePhone(text)).toBe(good))

describe('as it is read', () => {
  test.each([
    ['0912345678', '0912 345 678'],
    ['+84 (0)912-345-678', '0912 345 678'],
    ['+84912345678', '0912 345 678'],
    ['84912345678', '0912 345 678'],
    ['0084 912 345 678', '0912 345 678'],
    ['02838251234', '028 3825 1234'],
    ['+842923821234', '0292 382 1234'],
  ])('%s is %s §5.7.1', (text, read) => expect(formatPhone(text)).toBe(read))

  test.each([
    '',
    '0912',
    '0912a345678',
    '091234567',
    '09123456789',
    '90912345678',
    '902838251234',
    '028382512345',
    '902923821234',
    '0112345678',
    '+1 202 555 0100',
  ])('%j says nothing', (text) => expect(formatPhone(text)).toBeNull())
})

test.each([
  ['+84 (0)912.345.678', '0912345678'],
  ['0084 912 345', '0912345'],
  ['84912345678', '0912345678'],
  ['0912.345', '0912345'],
  ['345 678', '345678'],
  ['184912345678', '184912345678'],
  ['8491234567890', '8491234567890'],
  ['84 0012', '840012'],
])('%s is compared as %s §5.7.4', (text, digits) => expect(phoneDigits(text)).toBe(digits))
