import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readCell } from '@/domain/product/import/check-rows'
import { cellValue, textProblem } from '@/domain/product/variant-grid'
import { memberOf } from '@/lib/json'
import { kinds } from '@/lib/kinds/kinds'
import { digitsIn, numberIn, numberText, valueOf, wholeNumberIn } from '@/lib/numbers'
import { storedWhole } from '@/lib/schema'
import { areOurs, groupedVnd, readVnd, typedVnd } from '@/lib/vnd-input'

/**
 * One table of what people, spreadsheets, messengers and hosts write, by the kind of the value and the
 * entrance it comes in by. A row means the same at every entrance of its kind.
 */

/** Types a text letter by letter, and leaves the field. */
function typedIn(text: string): string {
  let [shown, dotsAreOurs] = ['', true]
  for (const letter of text) {
    const after = shown + letter
    const next = typedVnd(shown, after, after.length, dotsAreOurs)
    dotsAreOurs = areOurs(shown, after, next.text, dotsAreOurs)
    shown = next.text
  }
  return groupedVnd(shown)
}

/** What a file makes of a cell. */
const inFile = (field: 'price' | 'stock' | 'sku' | 'name', text: string) => {
  const row = { line: 2 }
  const problem = readCell(row, field, text)
  return problem ?? memberOf(row, field)
}

describe('money §10.4.6 §10.10.4a §12.2.5', () => {
  test.each([
    ['250000', 250_000],
    ['250,000', 250_000],
    ['1 250 000', 1_250_000],
    ['1tr05', 1_050_000],
    ['1tr250k', 1_250_000],
    ['1,299tr', 1_299_000],
    ['1.299tr', 1_299_000],
    ['0,299tr', 299_000],
    ['0.299tr', 299_000],
    ['0,299 triệu', 299_000],
    ['1,299 triệu', 1_299_000],
    ['.5tr', 500_000],
    [',5tr', 500_000],
    ['1,2995tr', 1_299_500],
    ['1,299000tr', 1_299_000],
    ['1.299k', 1_299_000],
    ['1,5k', 1500],
    ['1.299.000k', 1_299_000_000],
    ['1tr299', 1_299_000],
    ['2tr5', 2_500_000],
    ['2TR5', 2_500_000],
    ['2 tr 5', 2_500_000],
    ['2tr rưỡi', 2_500_000],
    ['2 triệu rưỡi', 2_500_000],
    ['1tỷ2', 1_200_000_000],
    ['1 tỉ 250 triệu', 1_250_000_000],
    ['1 triệu 250 ngàn đồng', 1_250_000],
    ['299 ngàn', 299_000],
    ['299 ngìn', 299_000],
    ['2trđ', 2_000_000],
    ['299kđ', 299_000],
    ['250000.00', 250_000],
    ['250000,00', 250_000],
    ['250000.0', 250_000],
    ['1,299,000.00', 1_299_000],
    ['1.299.000,00', 1_299_000],
    ['299.000,00', 299_000],
    ['299,000.00', 299_000],
    ['1 299 000,00', 1_299_000],
    ['₫299.000', 299_000],
    ['₫ 299.000', 299_000],
    ['đ299.000', 299_000],
    ['299.000₫', 299_000],
    ['299.000 đồng', 299_000],
    ['299.000VNĐ', 299_000],
    ['299.000 vnđ.', 299_000],
    ['VND 299,000', 299_000],
    ['VND299,000', 299_000],
    ['VNĐ: 299.000', 299_000],
    ['299.000.-', 299_000],
    ['299.000,-', 299_000],
    ['299.000/-', 299_000],
    ['299.000.—', 299_000],
    ['2.5E+05', 250_000],
    ['2,5E+05', 250_000],
    ['2.5e+05', 250_000],
    ['1.299E+06', 1_299_000],
    ['1,299E+06', 1_299_000],
    ['3E+05', 300_000],
    ['+299.000', 299_000],
    ['299\u00a0000', 299_000],
    ['1\u202f299\u202f000', 1_299_000],
    ['1\u2009299\u2009000\u00a0₫', 1_299_000],
    ["1'299'000", 1_299_000],
    ['1’299’000', 1_299_000],
    ['\u2068299.000\u2069', 299_000],
    ['299\u00ad.000', 299_000],
    ['\ufeff299.000', 299_000],
    ['２９９．０００', 299_000],
    ['２９９，０００ＶＮＤ', 299_000],
    ['２９９ｋ', 299_000],
    ['٢٩٩٠٠٠', 299_000],
    ['١٬٢٩٩٬٠٠٠', 1_299_000],
    ['२९९०००', 299_000],
    ['250 nghi\u0300n', 250_000],
    ['1,299 trie\u0323\u0302u', 1_299_000],
    ['₫\u202f299\u202f000', 299_000],
    ['299k/áo', 299_000],
    ['299.000đ / cái', 299_000],
    ['Giá: 299.000đ', 299_000],
    ['giá bán 299k', 299_000],
    ['299.000đ,', 299_000],
    ['299.000 VND;', 299_000],
    ["'299.000", 299_000],
    ['2tr500.000', 2_500_000],
    ['1 triệu 250.000đ', 1_250_000],
    ['2.99E+5', 299_000],
    ['1e+9', 1_000_000_000],
    ['1٫5tr', 1_500_000],
    ['299。000', 299_000],
    ['0.000', 0],
    ['-0', 0],
  ])('%j is %i, in a field, pasted, in a sheet and in a file', (text, amount) => {
    expect(readVnd(text)).toEqual({ amount })
    expect([textProblem(text, 'price'), cellValue(text, 'price')]).toEqual([null, amount])
    expect(inFile('price', text)).toBe(amount)
    expect(readVnd(typedIn(text))).toEqual({ amount })
  })

  test.each([
    ['-299.000', 'negative'],
    ['−299.000', 'negative'],
    ['－２９９', 'negative'],
    ['299.000-', 'negative'],
    ['(299.000)', 'negative'],
    ['-₫299.000', 'negative'],
    ['-1,5tr', 'negative'],
    ['250.5', 'fraction'],
    ['0,299', 'fraction'],
    ['1,2345k', 'fraction'],
    ['1.299.000,50', 'fraction'],
    ['2.5E-01', 'fraction'],
    ['8,43457E+20', 'tooBig'],
    ['1,299.000', 'notNumber'],
    ['1.299,000', 'notNumber'],
    ['1250.000', 'notNumber'],
    ['1.29.000', 'notNumber'],
    ['1,29,900', 'notNumber'],
    ['1.299.000.00', 'notNumber'],
    ['299.', 'notNumber'],
    ['299..000', 'notNumber'],
    ['1e9', 'notNumber'],
    ['0x10', 'notNumber'],
    ['10²', 'notNumber'],
    ['½tr', 'notNumber'],
    ['12 34', 'notNumber'],
    ['1,5tr5', 'notNumber'],
    ['1k2k', 'notNumber'],
    ['1tr2tr', 'notNumber'],
    ['$299', 'notNumber'],
    ['50%', 'notNumber'],
    ['đồng', 'notNumber'],
    ['1/2', 'notNumber'],
    ['2tr500000', 'notNumber'],
    ['299-399k', 'notNumber'],
    ['ba trăm', 'notNumber'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readVnd(text)).toEqual({ problem })
    expect([textProblem(text, 'price'), inFile('price', text)]).toEqual([problem, problem])
  })

  test.each([
    ['250000.00', 250_000],
    ['1,299,000.00', 1_299_000],
    ['299.000,00', 299_000],
    ['1.299.000', 1_299_000],
    ['2.5E+05', 250_000],
    ['₫299.000', 299_000],
    ['VND 299,000', 299_000],
    ['299.000 VND', 299_000],
    ['590000.000', 590_000],
    ['299.000', undefined],
    ['299,000', undefined],
    ['', undefined],
    ['abc', undefined],
  ])(
    '%j of a host or a storage is %s: a database may mean 299 by 299.000 §11.3.1',
    (text, amount) => {
      expect(wholeNumberIn(text)).toBe(amount)
      expect(v.safeParse(storedWhole(0), text).success).toBe(amount !== undefined)
    },
  )

  test.each([250_000, 1_299_000, 1.5, 1.234, -1.234, 0.125, 1234.567])(
    'the number cell %d of a spreadsheet is read as itself',
    (number) => {
      const digits = digitsIn(numberText(number), 'thousands')
      expect(digits && valueOf(digits)).toBe(number)
    },
  )

  test('a unit typed behind marks that were typed leaves them; behind ours they go', () => {
    expect(typedVnd('1.299', '1.299t', 6, false).text).toBe('1.299t')
    expect(typedVnd('1.299', '1.299k', 6, true).text).toBe('1.299.000')
    expect([typedIn('1299tr'), typedIn('1.299tr')]).toEqual(['1.299.000.000', '1.299.000'])
  })
})

describe('counts and measures §12.2.5', () => {
  test.each([
    ['1.200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1.200,00', 1200],
    ['1,200.00', 1200],
    ['12.00', 12],
    ['１２', 12],
    ['١٢', 12],
    ['\u200b12\u200b', 12],
    ['1.234.567', 1_234_567],
    ['1.2E+03', 1200],
    ['1.2E+3', 1200],
    ["'12", 12],
    ['+12', 12],
    ['', null],
    ['\u3164', null],
  ])('%j is the count %s in a form, a sheet and a file', (text, count) => {
    expect(kinds.count.read(text, { optional: true })).toEqual({ value: count })
    expect(cellValue(text, 'stock')).toBe(count ?? 0)
    expect(inFile('stock', text)).toBe(count ?? undefined)
  })

  test.each(['1.5', '-1', '(12)', '1.2.3', '1e9', '12 cái', '9007199254740993', '8,43457E+20'])(
    '%j is no count',
    (text) => {
      expect(kinds.count.read(text, {})).toEqual({ problem: 'count' })
      expect([textProblem(text, 'stock') === null, inFile('stock', text)]).toEqual([false, 'count'])
    },
  )

  test.each([
    ['22,5', 22.5],
    ['22.5', 22.5],
    ['0.125', 0.125],
    ['1.200,5', 1200.5],
    ['２２，５', 22.5],
    ['22,1250', 22.125],
    ['22٫5', 22.5],
    ['', null],
  ])('%j is the measure %s', (text, measure) => {
    expect(kinds.measure.read(text, {})).toEqual({ value: measure })
  })

  test.each([22.5, 22.125, 0.125, 1200, 1200.5])('%d is written so that it is read again', (n) =>
    expect(kinds.measure.read(kinds.measure.write(n), {})).toEqual({ value: n }),
  )

  test.each(['-1', '12cm', '1e9', '1.2.3', '12,', '1234567', '1.200', '1,200'])(
    '%j is no measure',
    (text) => expect(kinds.measure.read(text, {})).toEqual({ problem: 'measure' }),
  )
})

test('a text that is no number is none', () => expect(numberIn('1 tr')).toBeUndefined())
