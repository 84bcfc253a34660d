import { expect, test } from 'vitest'
import { plainLookup } from './lookup'

test.each([
  ['ML261122-0042', '0912345678'],
  [' ml261122-0042 ', '0912 345 678'],
  ['ML 261122 – 0042', '+84 912 345 678'],
  ['\u200bMl261122-0042', '0084912345678'],
  ['ml261122\u20110042', '84912345678'],
])('%j and %j are one order, however they are written §2.15.2', (code, phone) => {
  expect(plainLookup({ code, phone })).toEqual({ code: 'ML261122-0042', phone: '0912345678' })
})

test('what is no code and no phone is left empty', () => {
  expect(plainLookup({ code: ' ', phone: 'lan' })).toEqual({ code: '', phone: '' })
})
