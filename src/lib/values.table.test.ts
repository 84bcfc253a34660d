import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readCell } from '@/domain/admin/import/cells'
import { adminProductsSearch } from '@/domain/admin/products'
import { pasteNumbers } from '@/domain/admin/tracking-numbers'
import { cellValue, textProblem } from '@/domain/admin/variant-cells'
import { answerRows, matchAnswer } from '@/domain/carriers/answer'
import { ghn } from '@/domain/carriers/ghn'
import { listSearch } from '@/domain/catalogue/list-search'
import { tidyCoupon } from '@/domain/order/coupon'
import { plainLookup } from '@/domain/order/lookup'
import { checkoutSearch, orderSuccessSearch, orderTrackSearch } from '@/domain/order/search'
import { contactOf } from '@/domain/person/contact'
import { emailPattern, tidyEmail } from '@/domain/person/email'
import { formatPhone, isReachable, tidyPhone } from '@/domain/person/phone'
import { emailKey, isEmail } from '~mocks/rules/sessions'
import { isBlankHtml } from './html-text'
import { kinds } from './kinds/kinds'
import { digitsIn, numberIn, numberText, valueOf, wholeNumberIn } from './numbers'
import { parseWith, storedWhole } from './schema'
import { parseSearch, stringifySearch } from './search'
import { fold, tidyText } from './text'
import { dayOrText, dayText, readDay } from './typed-day'
import { areOurs, groupedVnd, readVnd, typedVnd } from './vnd-input'

/**
 * One table of what people, spreadsheets, messengers and hosts write, by the kind of the value and the entrance it comes in by. A row
 * means the same at every entrance of its kind.
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
  return problem ?? Reflect.get(row, field)
}

describe('money §10.4.6 §10.10.4a §12.2.5', () => {
  test.each([
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
    ['1.299k', 1299],
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
    ['299-399k', 'notNumber'],
    ['ba trăm', 'notNumber'],
    ['đ', null],
  ])('%j is refused: %s', (text, problem) => {
    expect(readVnd(text)).toEqual(problem ? { problem } : { amount: null })
    if (problem)
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
    ['1.200', 1200],
    ['1,200', 1200],
    ['0.125', 0.125],
    ['1.200,5', 1200.5],
    ['２２，５', 22.5],
    ['22,1250', 22.125],
    ['', null],
  ])('%j is the measure %s', (text, measure) => {
    expect(kinds.measure.read(text, {})).toEqual({ value: measure })
  })

  test.each([22.5, 22.125, 0.125, 1200, 1200.5])('%d is written so that it is read again', (n) =>
    expect(kinds.measure.read(kinds.measure.write(n), {})).toEqual({ value: n }),
  )

  test.each(['-1', '12cm', '1e9', '1.2.3', '12,', '1234567'])('%j is no measure', (text) =>
    expect(kinds.measure.read(text, {})).toEqual({ problem: 'measure' }),
  )
})

/** How messengers, web pages and keyboards dress a text. */
const dressings: ReadonlyArray<readonly [string, (text: string) => string]> = [
  ['isolates', (text) => `\u2068${text}\u2069`],
  ['marks of direction', (text) => `\u202a${text}\u202c\u200e\u061c`],
  ['soft hyphens', (text) => Array.from(text).join('\u00ad')],
  ['zero-width spaces', (text) => Array.from(text).join('\u200b')],
  ['variation selectors', (text) => Array.from(text).join('\ufe0f')],
  ['word joiners', (text) => `\u2060${text}\ufeff`],
  ['fillers', (text) => `\u3164${text}\u115f\uffa0`],
  ['control characters', (text) => `\u0000${text}\u0007`],
  ['a place for an object', (text) => `\ufffc${text}`],
  ['non-breaking spaces', (text) => `\u00a0${text}\u202f\u3000`],
  ['a line break', (text) => `${text}\r\n`],
  [
    'full-width signs',
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  ['non-breaking hyphens', (text) => text.replaceAll('-', '\u2011')],
  ['dashes', (text) => text.replaceAll('-', '–')],
]

describe.each(dressings)('with %s §12.2.5', (_, dressed) => {
  test('a phone number is the same §5.3.3', () => {
    const text = dressed('0912-345-678')
    expect([tidyPhone(text), isReachable(text)]).toEqual(['0912-345-678', true])
    expect(formatPhone(text)).toBe('0912 345 678')
    expect(contactOf(text)).toEqual({ phone: '0912-345-678' })
  })

  test('an e-mail address is the same, at the mock server too', () => {
    const text = dressed('lan-1@moclan.vn')
    expect(tidyEmail(text)).toBe('lan-1@moclan.vn')
    expect(emailPattern.test(tidyEmail(text))).toBe(true)
    expect([emailKey(text), isEmail(text)]).toEqual(['lan-1@moclan.vn', true])
    expect(contactOf(text)).toEqual({ email: 'lan-1@moclan.vn' })
  })

  test('a code is the same', () => {
    expect(plainLookup({ code: dressed('ML261122-0042'), phone: dressed('0912345678') })).toEqual({
      code: 'ML261122-0042',
      phone: '0912345678',
    })
    expect(tidyCoupon(dressed('moclan14'))).toBe('MOCLAN14')
    expect(inFile('sku', dressed('AO-1'))).toBe('AO-1')
    expect(kinds.code.read(dressed('AO-1'), {})).toEqual({ value: 'AO-1' })
  })

  test('a word is found', () =>
    expect(fold(dressed('lụa')).replaceAll(/[\uff01-\uff5e]/g, (c) => c.normalize('NFKC'))).toBe(
      'lua',
    ))
})

test.each(['\u3164', '\u200b\u2060\ufeff', '\u2800', '\ufe0f', '\u00ad', '\u202a\u202c', '\u0000'])(
  '%j is nothing',
  (text) => {
    expect([tidyText(text), isBlankHtml(`<p>${text}</p>`)]).toEqual(['', true])
  },
)

describe('text §12.2.5', () => {
  test.each([
    ['Ng\u200buyễn', 'Nguyễn'],
    ['\u2068Lan\u2069', 'Lan'],
    ['Quà ❤️', 'Quà ❤️'],
    ['Mẹ 👩‍👧', 'Mẹ 👩‍👧'],
    ['می‌خواهم', 'می‌خواهم'],
    ['Lan\u200d', 'Lan'],
    ['Lan\u00a0\u202fAnh', 'Lan Anh'],
  ])('%j is kept as %j', (text, kept) => expect(tidyText(text)).toBe(kept))

  // Letters that a keyboard has put together in one way or another, and those that are not finished yet.
  test.each([
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Nguyê\u0303n', 'Nguyễn'],
    ['Nguye\u200b\u0302\u0303n', 'Nguyễn'],
    ['ĐẶNG'.normalize('NFD'), 'ĐẶNG'],
    ['Nguyeenx', 'Nguyeenx'],
    ['Nguye64n', 'Nguye64n'],
  ])('%j is %j', (text, kept) => {
    expect(tidyText(text)).toBe(kept)
    expect(fold(text)).toBe(fold(kept))
  })
})

describe('a code whose digits a spreadsheet has lost §10.15.4 §12.2.7', () => {
  test.each(['8,43457E+20', '8.43457E+20', '8.43457e+20', numberText(8.434567890123457e20)])(
    '%s',
    (number) => {
      const code = 'ML261121-0001'
      const rows =
        answerRows(
          [
            ['Mã đơn khách hàng', 'Mã đơn GHN'],
            [code, number],
          ],
          ghn,
        ) ?? []
      const { refused } = matchAnswer(rows, [{ code, status: 'processing' }])
      expect(refused.map(({ reason }) => reason)).toEqual(['lostDigits'])
      expect(inFile('sku', number)).toBe('lostDigits')
      // A paste stays in its field, which says so.
      const pasted = { parcels: [{ id: 1, code }], numbers: new Map(), from: 0, text: number }
      expect(pasteNumbers(pasted).numbers.get(1)).toBe(number)
    },
  )

  test.each(['843456789012345678901', '12E5', 'E+20', 'GHN8E', '007'])(
    '%s has all of them',
    (number) => {
      const code = 'ML261121-0001'
      const rows =
        answerRows(
          [
            ['Mã đơn khách hàng', 'Mã đơn GHN'],
            [code, number],
          ],
          ghn,
        ) ?? []
      const { numbers } = matchAnswer(rows, [{ code, status: 'processing' }])
      expect([...numbers.values()]).toEqual([number])
    },
  )
})

describe('text in an address §10.2.1a §12.2.6', () => {
  test.each([
    '662E41',
    '12345678901234567890',
    '12E5',
    '1.50',
    'true',
    'false',
    'null',
    '007',
    '0',
    '-0',
    '1e3',
    '"a"',
    '[1]',
    '{"a":1}',
    'a&b=c',
    '50%',
    'áo+sơ mi',
    '#1',
  ])('%s stays what it is, there and back', (text) => {
    const search = parseSearch(stringifySearch({ text }))
    expect(search).toEqual({ text })
    expect(parseWith(orderSuccessSearch)({ token: text }).token).toBe(text)
    expect(parseWith(checkoutSearch)({ success: 'true', token: text })).toEqual({
      success: true,
      token: text,
    })
    expect(parseWith(orderTrackSearch)({ code: text }).code).toBe(text)
    expect(parseWith(listSearch)({ q: text }).q).toBe(text)
    expect(parseWith(adminProductsSearch)({ q: text, brand: text })).toEqual({
      q: text,
      brand: text,
    })
  })

  test('numbers and flags are named by the schema, written and read again', () => {
    const search = { page: 2, price_min: 100_000, on_sale: true, q: undefined }
    expect(stringifySearch(search)).toBe('?page=2&price_min=100000&on_sale=true')
    expect(parseWith(listSearch)(parseSearch(stringifySearch(search)))).toEqual({
      page: 2,
      price_min: 100_000,
      on_sale: true,
    })
    expect(stringifySearch({})).toBe('')
  })

  test.each(['1e1', '0x10', '2.5', ' 2', '-2', '', '２'])('page=%s is none', (page) =>
    expect(parseWith(listSearch)({ page })).toEqual({}),
  )
})

describe('a day §10.2.13 §12.2.5', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['21.11.2026', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21‑11‑2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['21/11/26', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026/11/21', '2026-11-21'],
    ['２１/１１/２０２６', '2026-11-21'],
    ['\u206821/11/2026\u2069', '2026-11-21'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is %s', (text, day) => {
    expect(readDay(text)).toEqual({ day })
    expect([dayOrText(text), dayText(day)]).toEqual([day, day.split('-').toReversed().join('/')])
  })

  test.each([
    ['31/02/2026', 'noSuchDay'],
    ['11/21/2026', 'noSuchDay'],
    ['29/02/2027', 'noSuchDay'],
    ['21/11', 'format'],
    ['21/11/202', 'format'],
    ['mai', 'format'],
  ])('%j is none: %s', (text, problem) => {
    expect(readDay(text)).toEqual({ problem })
    expect(dayOrText(text)).toBe(text)
  })

  test('two digits of a year may become four while they are typed', () => {
    expect([dayOrText('21/11/20', true), dayOrText('21/11/20')]).toEqual(['21/11/20', '2020-11-21'])
  })
})

test('a text that is no number is none', () => expect(numberIn('1 tr')).toBeUndefined())
