import { describe, expect, test } from 'vitest'
import { unwrapped } from './around'
import { tails } from './around.fixtures'
import { readCode, soughtText, tidyCode } from './code'
import { tidyEmail } from './email'
import { tidyPhone } from './phone'

describe.each(tails)('in %j', (tail) => {
  const within = (value: string) => tail.replace('V', () => value)

  test('a code is the same: of an order, a voucher, a variant, a parcel §12.2.9', () => {
    expect(tidyCode(within('ml261122-0042'))).toBe('ML261122-0042')
    expect(tidyCode(within('moclan14'))).toBe('MOCLAN14')
    expect(readCode(within('AO-1_a/2'))).toBe('AO-1_a/2')
    expect(soughtText(within('ml261122-0042'))).toBe('ML261122-0042')
  })

  test('a phone number and an e-mail address are the same §12.2.9', () => {
    expect(tidyPhone(within('0912-345-678'))).toBe('0912-345-678')
    expect(soughtText(within('0912345678'))).toBe('0912345678')
    expect(tidyEmail(within('lan-1@moclan.vn'))).toBe('lan-1@moclan.vn')
  })
})

test.each([
  'Mã đơn: ML261122-0042',
  'mã đơn hàng: (ML261122-0042).',
  'Ma don: ml261122 – 0042',
  'Order #ML261122-0042',
  'Order code: “ML261122-0042”',
  '#ML261122-0042',
  'ML2611220042',
  'ml 261122 0042',
  'ＭＬ２６１１２２－００４２',
])('%j is the code of an order §12.2.9', (text) => {
  expect(tidyCode(text)).toBe('ML261122-0042')
  expect(soughtText(text)).toBe('ML261122-0042')
})

test.each([
  ['SKU: AO-1', 'AO-1'],
  ['AO:1', 'AO:1'],
  ['SO#12', 'SO#12'],
  ['Áo (đỏ)', 'Áo (đỏ)'],
  ['(đỏ) Áo', '(đỏ) Áo'],
  ['()', ''],
  ['...', ''],
])('%j is the code %j', (text, code) => expect(readCode(text)).toBe(code))

test.each([
  ['tel:0912345678', '0912345678'],
  ['SĐT: 0912 345 678', '0912 345 678'],
  ['Điện thoại: (028) 3825 1234.', '(028) 3825 1234'],
  ['(028) 3825 1234', '(028) 3825 1234'],
  ['lan: 12', '12'],
])('%j is the phone number %j', (text, phone) => expect(tidyPhone(text)).toBe(phone))

test.each([
  ['Lan – 0912 345 678', '0912 345 678'],
  ['Nguyễn Thị Lan (0912.345.678), Q. 1', '0912 345 678'],
  ['+84 912 345 678 chị Lan', '+84 912 345 678'],
  ['chị Lan', 'chị Lan'],
  ['Áo lụa size 36-38', 'Áo lụa size 36-38'],
  ['ML012-2-M', 'ML012-2-M'],
  ['84345723421099', '84345723421099'],
  ['', ''],
])('staff who look for %j look for %j §10.2.16', (text, sought) =>
  expect(soughtText(text)).toBe(sought),
)

test('a long text is read as fast as a short one', () => {
  const text = '('.repeat(200_000)
  expect(unwrapped(`${text}x`)).toBe('x')
  expect(tidyCode(`mã ${'a '.repeat(200_000)}`)).toContain('AAA')
})
