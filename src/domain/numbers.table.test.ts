import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { gridValue, gridTextProblem } from '@/domain/product/variant-grid'
import { kinds } from '@/lib/kinds/kinds'
import { readDigits, readNumber, numberText, numberFromDigits, wholeNumberIn } from '@/lib/numbers'
import { wholeNumberOrTextFrom } from '@/lib/schema'
import { areDotsAddedByShop, groupedVnd, readVnd, vndAfterTyping } from '@/lib/vnd-input'
import { importedValue, spellingsOf } from './spellings.fixtures'

/**
 * This file tests numbers in the spellings of people, spreadsheets, messengers and hosts. Every way to enter
 * a number (field, paste, sheet, file) must read the same spelling as the same value.
 */

/** Types a text letter by letter, and leaves the field. */
function typedIn(text: string): string {
  let [shown, dotsAreOurs] = ['', true]
  for (const letter of text) {
    const after = shown + letter
    const next = vndAfterTyping(shown, after, after.length, dotsAreOurs)
    dotsAreOurs = areDotsAddedByShop(shown, after, next.text, dotsAreOurs)
    shown = next.text
  }
  return groupedVnd(shown)
}

describe('money §10.4.6 §10.10.3 §12.2.5', () => {
  test.each(
    spellingsOf(
      [0, '0.000 | -0'],
      [1500, '1,5k'],
      [250_000, '250000 | 250,000 | 250000.00 | 250000,00 | 250000.0 | 250 nghi\u0300n'],
      [250_000, '2.5E+05 | 2,5E+05 | 2.5e+05'],
      [299_000, '0,299tr | 0.299tr | 0,299 triệu | 299 ngàn | 299 ngìn | 299kđ | 2.99E+5'],
      [299_000, '299.000,00 | 299,000.00 | ₫299.000 | ₫ 299.000 | đ299.000 | 299.000₫ | +299.000'],
      [
        299_000,
        '299.000 đồng | 299.000VNĐ | 299.000 vnđ. | VND 299,000 | VND299,000 | VNĐ: 299.000',
      ],
      [299_000, "299.000.- | 299.000,- | 299.000/- | 299.000.— | '299.000 | 299。000"],
      [
        299_000,
        '299.000đ, | 299.000 VND; | 299k/áo | 299.000đ / cái | Giá: 299.000đ | giá bán 299k',
      ],
      [299_000, '299\u00a0000 | ₫\u202f299\u202f000 | \u2068299.000\u2069 | 299\u00ad.000'],
      [
        299_000,
        '\ufeff299.000 | ２９９．０００ | ２９９，０００ＶＮＤ | ２９９ｋ | ٢٩٩٠٠٠ | २९९०००',
      ],
      [300_000, '3E+05'],
      [500_000, '.5tr | ,5tr'],
      [1_050_000, '1tr05'],
      [1_250_000, '1 250 000 | 1tr250k | 1 triệu 250 ngàn đồng | 1 triệu 250.000đ'],
      [1_299_000, '1,299tr | 1.299tr | 1,299 triệu | 1,299000tr | 1.299k | 1tr299'],
      [1_299_000, '1,299,000.00 | 1.299.000,00 | 1 299 000,00 | 1.299E+06 | 1,299E+06'],
      [1_299_000, "1\u202f299\u202f000 | 1\u2009299\u2009000\u00a0₫ | 1'299'000 | 1’299’000"],
      [1_299_000, '١٬٢٩٩٬٠٠٠ | 1,299 trie\u0323\u0302u'],
      [1_299_500, '1,2995tr'],
      [1_500_000, '1٫5tr'],
      [2_000_000, '2trđ'],
      [2_500_000, '2tr5 | 2TR5 | 2 tr 5 | 2tr rưỡi | 2 triệu rưỡi | 2tr500.000'],
      [1_000_000_000, '1e+9'],
      [1_200_000_000, '1tỷ2'],
      [1_250_000_000, '1 tỉ 250 triệu'],
      [1_299_000_000, '1.299.000k'],
    ),
  )('%j is %i, in a field, pasted, in a sheet and in a file', (text, amount) => {
    expect(readVnd(text)).toEqual({ amount })
    expect([gridTextProblem(text, 'price'), gridValue(text, 'price')]).toEqual([null, amount])
    expect(importedValue('price', text)).toBe(amount)
    expect(readVnd(typedIn(text))).toEqual({ amount })
  })

  test.each(
    spellingsOf(
      ['negative', '-299.000 | −299.000 | －２９９ | 299.000- | (299.000) | -₫299.000 | -1,5tr'],
      ['fraction', '250.5 | 0,299 | 1,2345k | 1.299.000,50 | 2.5E-01'],
      ['tooBig', '8,43457E+20'],
      ['notNumber', '1,299.000 | 1.299,000 | 1250.000 | 1.29.000 | 1,29,900 | 1.299.000.00'],
      ['notNumber', '299. | 299..000 | 1e9 | 0x10 | 10² | ½tr | 12 34 | 1,5tr5 | 1k2k | 1tr2tr'],
      ['notNumber', '$299 | 50% | đồng | 1/2 | 2tr500000 | 299-399k | ba trăm'],
    ),
  )('%j is refused: %s', (text, problem) => {
    expect(readVnd(text)).toEqual({ problem })
    expect([gridTextProblem(text, 'price'), importedValue('price', text)]).toEqual([
      problem,
      problem,
    ])
  })

  test.each(
    spellingsOf(
      [250_000, '250000.00 | 2.5E+05'],
      [299_000, '299.000,00 | ₫299.000 | VND 299,000 | 299.000 VND'],
      [590_000, '590000.000'],
      [1_299_000, '1,299,000.00 | 1.299.000'],
      [undefined, '299.000 | 299,000 |  | abc'],
    ),
  )(
    '%j of a host or a storage is %s, because a database may write 299 as 299.000 §11.3.1',
    (text, amount) => {
      expect(wholeNumberIn(text)).toBe(amount)
      expect(v.safeParse(wholeNumberOrTextFrom(0), text).success).toBe(amount !== undefined)
    },
  )

  test.each([250_000, 1_299_000, 1.5, 1.234, -1.234, 0.125, 1234.567])(
    'the number cell %d of a spreadsheet is read as itself',
    (number) => {
      const digits = readDigits(numberText(number), 'thousands')
      expect(digits && numberFromDigits(digits)).toBe(number)
    },
  )

  test('a unit typed behind typed dots keeps them; behind dots of the field it removes them', () => {
    expect(vndAfterTyping('1.299', '1.299t', 6, false).text).toBe('1.299t')
    expect(vndAfterTyping('1.299', '1.299k', 6, true).text).toBe('1.299.000')
    expect([typedIn('1299tr'), typedIn('1.299tr')]).toEqual(['1.299.000.000', '1.299.000'])
  })
})

describe('counts and measures §12.2.5', () => {
  test.each(
    spellingsOf(
      [null, ' | \u3164'],
      [12, "12.00 | １２ | ١٢ | \u200b12\u200b | '12 | +12"],
      [1200, '1.200 | 1,200 | 1 200 | 1\u00a0200 | 1.200,00 | 1,200.00 | 1.2E+03 | 1.2E+3'],
      [1_234_567, '1.234.567'],
    ),
  )('%j is the count %s in a form, a sheet and a file', (text, count) => {
    expect(kinds.count.read(text, { optional: true })).toEqual({ value: count })
    expect(gridValue(text, 'stock')).toBe(count ?? 0)
    expect(importedValue('stock', text)).toBe(count ?? undefined)
  })

  test.each(['1.5', '-1', '(12)', '1.2.3', '1e9', '12 cái', '9007199254740993', '8,43457E+20'])(
    '%j is no count',
    (text) => {
      expect(kinds.count.read(text, {})).toEqual({ problem: 'count' })
      expect(gridTextProblem(text, 'stock')).not.toBeNull()
      expect(importedValue('stock', text)).toBe('count')
    },
  )

  test.each(
    spellingsOf(
      [null, ''],
      [0.125, '0.125'],
      [22.5, '22,5 | 22.5 | ２２，５ | 22٫5'],
      [22.125, '22,1250'],
      [1200.5, '1.200,5'],
    ),
  )('%j is the measure %s', (text, measure) => {
    expect(kinds.measure.read(text, {})).toEqual({ value: measure })
  })

  test.each([22.5, 22.125, 0.125, 1200, 1200.5])('the measure %d is written and read again', (n) =>
    expect(kinds.measure.read(kinds.measure.write(n), {})).toEqual({ value: n }),
  )

  test.each(['-1', '12cm', '1e9', '1.2.3', '12,', '1234567', '1.200', '1,200'])(
    '%j is no measure',
    (text) => expect(kinds.measure.read(text, {})).toEqual({ problem: 'measure' }),
  )
})

test('a text that is no number is undefined', () => expect(readNumber('1 tr')).toBeUndefined())
