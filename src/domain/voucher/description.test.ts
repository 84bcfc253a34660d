import { expect, test } from 'vitest'
import { voucherCode } from './description'

test.each([
  ['TET-2027', true],
  ['A_1', true],
  ['A1', false],
  ['tet', false],
  ['TẾT', false],
  ['TET 27', false],
  [' TET', false],
])('a code is capitals without marks, digits and hyphens, three at least: "%s" %s', (code, is) => {
  expect(voucherCode.test(code)).toBe(is)
})
