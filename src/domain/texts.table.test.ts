import { describe, expect, test } from 'vitest'
import { ghnFormat } from '@/domain/carriers/carrier-file'
import { readCarrierReply, matchTrackingNumbers } from '@/domain/carriers/carrier-reply'
import { pasteTracking } from '@/domain/carriers/tracking-numbers'
import { productListSearchSchema } from '@/domain/catalogue/list-search'
import { tidyCouponCode } from '@/domain/order/bill'
import {
  checkoutSearchSchema,
  orderSuccessSearchSchema,
  orderTrackingSearchSchema,
  tidyOrderLookup,
} from '@/domain/order/search'
import { readContact } from '@/domain/person/person'
import { adminProductsSearchSchema } from '@/domain/product/products-list'
import { isBlankHtml } from '@/lib/html-text'
import { isEmail, tidyEmail } from '@/lib/kinds/email'
import { kinds } from '@/lib/kinds/kinds'
import { formatPhone, isReachablePhone, tidyPhone } from '@/lib/kinds/phone'
import { numberText } from '@/lib/numbers'
import { parseSearch, parserOf, stringifySearch } from '@/lib/schema'
import { fold, tidyText } from '@/lib/text'
import { dayOrText, dayText, readDay } from '@/lib/typed-day'
import { emailKey } from '~mocks/handlers/account'
import { importedValue, spellingsOf } from './spellings.fixtures'

/**
 * This file tests texts in the spellings of people, spreadsheets, messengers and hosts. Every way to enter a
 * text must read the same spelling as the same value.
 */

/** The characters that messengers, web pages and keyboards add to a text. */
const dressings: ReadonlyArray<readonly [string, (text: string) => string]> = [
  ['isolates', (text) => `\u2068${text}\u2069`],
  ['marks of direction', (text) => `\u202a${text}\u202c\u200e\u061c`],
  ['soft hyphens', (text) => Array.from(text).join('\u00ad')],
  ['zero-width spaces', (text) => Array.from(text).join('\u200b')],
  ['keys around digits', (text) => text.replace(/\d/g, '$&\ufe0f\u20e3')],
  ['variation selectors', (text) => Array.from(text).join('\ufe0f')],
  ['word joiners', (text) => `\u2060${text}\ufeff`],
  ['fillers', (text) => `\u3164${text}\u115f\uffa0`],
  ['control characters', (text) => `\u0000${text}\u0007`],
  ['an object replacement character', (text) => `\ufffc${text}`],
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
  test('a phone number is the same §5.3.1', () => {
    const text = dressed('0912-345-678')
    expect([tidyPhone(text), isReachablePhone(text)]).toEqual(['0912-345-678', true])
    expect(formatPhone(text)).toBe('0912 345 678')
    expect(readContact(text)).toEqual({ phone: '0912-345-678' })
  })

  test('an e-mail address is the same, also for the mock server', () => {
    const text = dressed('lan-1@moclan.vn')
    expect(tidyEmail(text)).toBe('lan-1@moclan.vn')
    expect([emailKey(text), isEmail(text)]).toEqual(['lan-1@moclan.vn', true])
    expect(readContact(text)).toEqual({ email: 'lan-1@moclan.vn' })
  })

  test('a code is the same', () => {
    expect(
      tidyOrderLookup({ code: dressed('ML261122-0042'), phone: dressed('0912345678') }),
    ).toEqual({
      code: 'ML261122-0042',
      phone: '0912345678',
    })
    expect(tidyCouponCode(dressed('moclan14'))).toBe('MOCLAN14')
    expect(importedValue('sku', dressed('AO-1'))).toBe('AO-1')
    expect(kinds.code.read(dressed('AO-1'), {})).toEqual({ value: 'AO-1' })
  })

  test('a word is found', () =>
    expect(fold(dressed('lụa')).replaceAll(/[\uff01-\uff5e]/g, (c) => c.normalize('NFKC'))).toBe(
      'lua',
    ))
})

describe('signs around a copied value §5.7.1 §12.2.5', () => {
  test.each(
    spellingsOf(
      ['0912345678', "tel:0912345678 | 0912345678; | '0912345678"],
      ['+84 912 345 678', 'tel:+84 912 345 678'],
      ['0912 345 678', '0912 345 678.'],
      ['84(0)912345678', '84(0)912345678'],
    ),
  )('%j is the number %s', (text, number) => {
    expect(kinds.phone.read(text, { max: 20 })).toEqual({ value: number })
    expect(kinds.phone.inWords(text)).toBe('0912 345 678')
    expect(readContact(text)).toEqual({ phone: number })
    expect(tidyOrderLookup({ code: '', phone: text }).phone).toBe('0912345678')
  })

  test.each(['0912.345.678', '9,12346E+08', '0912345678 zalo', '+'])('%j is no number', (text) =>
    expect(kinds.phone.read(text, {})).toEqual({ problem: 'phone' }),
  )

  test.each(
    spellingsOf(
      ['a link', 'mailto:lan@moclan.vn | MAILTO:lan@moclan.vn?subject=Áo'],
      ['the end of a sentence', 'lan@moclan.vn. | lan@moclan.vn, | lan@moclan。vn'],
      ['brackets', '<lan@moclan.vn> | Lan <lan@moclan.vn>; | (lan@moclan.vn)'],
      ['quotes', `“lan@moclan.vn” | 'lan@moclan.vn' | "Nguyễn, Lan" <mailto:lan@moclan.vn>`],
    ),
  )('%j is lan@moclan.vn', (text) => {
    expect(kinds.email.read(text, { max: 255 })).toEqual({ value: 'lan@moclan.vn' })
    expect([emailKey(text), isEmail(text)]).toEqual(['lan@moclan.vn', true])
    expect(readContact(text)).toEqual({ email: 'lan@moclan.vn' })
  })

  test.each(
    spellingsOf(
      [
        'more than an address',
        'lan@moclan.vn, hoa@moclan.vn | email: lan@moclan.vn | chị lan@moclan.vn',
      ],
      ['less', 'lan @moclan.vn | lan@moclan | lan(at)moclan.vn'],
    ),
  )('%j is no address', (text) => expect(kinds.email.read(text, {})).toEqual({ problem: 'email' }))

  test.each(spellingsOf([true, '✓ | Đúng | on'], [false, 'Sai | N | ☐']))(
    '%j is the tick %s',
    (text, value) => expect(kinds.flag.read(text)).toEqual({ value }),
  )
})

test.each(['\u3164', '\u200b\u2060\ufeff', '\u2800', '\ufe0f', '\u00ad', '\u202a\u202c', '\u0000'])(
  '%j is blank',
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

  // A keyboard may compose a letter in several ways, or leave it unfinished.
  test.each<readonly [string, string]>([
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['ĐẶNG'.normalize('NFD'), 'ĐẶNG'],
    ...spellingsOf(
      ['Nguyễn', 'Nguye\u0302\u0303n | Nguyê\u0303n | Nguye\u200b\u0302\u0303n'],
      ['Nguyeenx', 'Nguyeenx'],
      ['Nguye64n', 'Nguye64n'],
    ),
  ])('%j is %j', (text, kept) => {
    expect(tidyText(text)).toBe(kept)
    expect(fold(text)).toBe(fold(kept))
  })
})

describe('a code that a spreadsheet turned into a number §10.15.4 §12.2.7', () => {
  const code = 'ML261121-0001'
  const answered = (number: string) => {
    const heads = ['Mã đơn khách hàng', 'Mã đơn GHN']
    return matchTrackingNumbers(readCarrierReply([heads, [code, number]], ghnFormat) ?? [], [
      { code, status: 'processing' },
    ])
  }

  test.each(['8,43457E+20', '8.43457E+20', '8.43457e+20', numberText(8.434567890123457e20)])(
    '%s',
    (number) => {
      const { refused } = answered(number)
      expect(refused.map(({ reason }) => reason)).toEqual(['lostDigits'])
      expect(importedValue('sku', number)).toBe('lostDigits')
      // A damaged number that staff paste stays in its field, so that the field shows the problem.
      const pasted = { parcels: [{ id: 1, code }], numbers: new Map(), from: 0, text: number }
      expect(pasteTracking(pasted).numbers.get(1)).toBe(number)
    },
  )

  test.each(['843456789012345678901', '12E5', 'E+20', 'GHN8E', '007'])(
    '%s is a whole code',
    (number) => {
      const { numbers } = answered(number)
      expect([...numbers.values()]).toEqual([number])
    },
  )
})

describe('text in an address §10.2.1 §12.2.5', () => {
  test.each(
    spellingsOf(
      ['numbers', '662E41 | 12345678901234567890 | 12E5 | 1.50 | 007 | 0 | -0 | 1e3'],
      ['signs', 'true | false | null | "a" | [1] | {"a":1} | a&b=c | 50% | áo+sơ mi | #1'],
    ),
  )('%s is read back unchanged', (text) => {
    const search = parseSearch(stringifySearch({ text }))
    expect(search).toEqual({ text })
    expect(parserOf(orderSuccessSearchSchema)({ token: text }).token).toBe(text)
    expect(parserOf(checkoutSearchSchema)({ success: 'true', token: text })).toEqual({
      success: true,
      token: text,
    })
    expect(parserOf(orderTrackingSearchSchema)({ code: text }).code).toBe(text)
    expect(parserOf(productListSearchSchema)({ q: text }).q).toBe(text)
    expect(parserOf(adminProductsSearchSchema)({ q: text, brand: text })).toEqual({
      q: text,
      brand: text,
    })
  })

  test('numbers and flags of the schema are written and read back', () => {
    const search = { page: 2, price_min: 100_000, on_sale: true, q: undefined }
    expect(stringifySearch(search)).toBe('?page=2&price_min=100000&on_sale=true')
    expect(parserOf(productListSearchSchema)(parseSearch(stringifySearch(search)))).toEqual({
      page: 2,
      price_min: 100_000,
      on_sale: true,
    })
    expect(stringifySearch({})).toBe('')
  })

  test('invisible characters are removed', () =>
    expect(
      parserOf(productListSearchSchema)({ q: '\u2068\u00a0Lu\u0323a\u00ad \u200b tơ\u2069' }),
    ).toEqual({
      q: 'Lụa tơ',
    }))

  test.each(['1e1', '0x10', '2.5', ' 2', '-2', '', '２'])('page=%s is dropped', (page) =>
    expect(parserOf(productListSearchSchema)({ page })).toEqual({}),
  )
})

describe('a day §10.2.13 §12.2.5', () => {
  test.each(
    spellingsOf(
      ['2026-11-21', '21/11/2026 | 21.11.2026 | 21-11-2026 | 21‑11‑2026 | 21 11 2026 | 21112026'],
      [
        '2026-11-21',
        '21/11/26 | 2026-11-21 | 2026/11/21 | ２１/１１/２０２６ | \u206821/11/2026\u2069',
      ],
      ['2026-02-01', '1/2/2026'],
      ['2028-02-29', '29/02/2028'],
      ['2026-01-01', '1/1/26'],
      ['2026-01-05', '2026-1-5 | 5 / 1 / 2026 | 05 – 01 – 2026 | 5⁄1⁄2026 | 05.01.2026.'],
      ['2026-01-05', 'ngày 5/1/2026 | Ngày 5 tháng 1 năm 2026 | 5 tháng 1, 2026'],
      ['2026-01-05', '05/01/2026 10:00 | 2026-01-05 10:00:00 | 2026-01-05T10:00'],
      ['2026-01-05', '2026-01-05T00:00:00.000Z | 2026-01-04T20:00:00Z | 2026-01-05T00:30:00+07:00'],
    ),
  )('%j is %s', (text, day) => {
    expect(readDay(text)).toEqual({ day })
    expect([dayOrText(text), dayText(day)]).toEqual([day, day.split('-').toReversed().join('/')])
  })

  test.each(
    spellingsOf(
      ['noSuchDay', '31/02/2026 | 11/21/2026 | 29/02/2027 | 2026-02-31'],
      ['format', '31/02 | 2026-01-05T25:00:00Z | 21/11 | 21/11/202 | mai'],
    ),
  )('%j is no day: %s', (text, problem) => {
    expect(readDay(text)).toEqual({ problem })
    expect(dayOrText(text)).toBe(text)
  })

  test('two digits of a year may become four while they are typed', () => {
    expect([dayOrText('21/11/20', true), dayOrText('21/11/20')]).toEqual(['21/11/20', '2020-11-21'])
  })
})
