import { expect, test } from 'vitest'
import { trimPunctuation } from './around'
import { copiedEndings } from './around.fixtures'
import { readCode, searchTextIn, tidyCode } from './code'
import { tidyEmail } from './email'
import { tidyPhone } from './phone'

test.each(copiedEndings)('codes, numbers and addresses are read out of %j §12.2.5', (tail) => {
  const within = (value: string) => tail.replace('V', () => value)
  expect(tidyCode(within('ml261122-0042'))).toBe('ML261122-0042')
  expect(tidyCode(within('moclan14'))).toBe('MOCLAN14')
  expect(readCode(within('AO-1_a/2'))).toBe('AO-1_a/2')
  expect(searchTextIn(within('ml261122-0042'))).toBe('ML261122-0042')
  expect(tidyPhone(within('0912-345-678'))).toBe('0912-345-678')
  expect(searchTextIn(within('0912345678'))).toBe('0912345678')
  expect(tidyEmail(within('lan-1@moclan.vn'))).toBe('lan-1@moclan.vn')
})

const codes =
  'Mã đơn: ML261122-0042|mã đơn hàng: (ML261122-0042).|Ma don: ml261122 – 0042|Order #ML261122-0042|Order code: “ML261122-0042”|#ML261122-0042|ML2611220042|ml 261122 0042|ＭＬ２６１１２２－００４２'

test.each(codes.split('|'))('%j is the code of an order §12.2.5', (text) =>
  expect([tidyCode(text), searchTextIn(text)]).toEqual(['ML261122-0042', 'ML261122-0042']),
)

test.each([
  [readCode, 'SKU: AO-1', 'AO-1'],
  [readCode, 'AO:1', 'AO:1'],
  [readCode, 'SO#12', 'SO#12'],
  [readCode, 'Áo (đỏ)', 'Áo (đỏ)'],
  [readCode, '(đỏ) Áo', '(đỏ) Áo'],
  [readCode, '()', ''],
  [readCode, '...', ''],
  [tidyPhone, 'tel:0912345678', '0912345678'],
  [tidyPhone, 'SĐT: 0912 345 678', '0912 345 678'],
  [tidyPhone, 'Điện thoại: (028) 3825 1234.', '(028) 3825 1234'],
  [tidyPhone, '(028) 3825 1234', '(028) 3825 1234'],
])('%o reads %j as %j', (read, text, value) => expect(read(text)).toBe(value))

test.each([
  ['Lan – 0912 345 678', '0912 345 678'],
  ['Nguyễn Thị Lan (0912.345.678), Q. 1', '0912 345 678'],
  ['+84 912 345 678 chị Lan', '+84 912 345 678'],
  ...['chị Lan', 'Áo lụa size 36-38', 'ML012-2-M', '84345723421099', ''].map((same) => [
    same,
    same,
  ]),
])('a search of staff for %j looks for %j §10.2.16', (text, sought) =>
  expect(searchTextIn(text ?? '')).toBe(sought),
)

test('a long text is read as fast as a short one', () => {
  expect(trimPunctuation(`${'('.repeat(200_000)}x`)).toBe('x')
  expect(tidyCode(`mã ${'a '.repeat(200_000)}`)).toContain('AAA')
})
