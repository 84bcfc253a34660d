import { expect, test } from 'vitest'
import { isSampleCoupon, tidyCoupon } from './coupon'

test.each([
  ['MOCLAN14', 'MOCLAN14'],
  [' moclan 14\u200b\n', 'MOCLAN14'],
  ['tết2027', 'TẾT2027'],
  ['', null],
  [' \u00a0 ', null],
])('%j is sent as %j', (typed, sent) => expect(tidyCoupon(typed)).toBe(sent))

test('the code of the voucher page is known however it is written', () => {
  expect(isSampleCoupon(' moclan14 ')).toBe(true)
  expect(isSampleCoupon('MOCLAN15')).toBe(false)
  expect(isSampleCoupon('')).toBe(false)
})
