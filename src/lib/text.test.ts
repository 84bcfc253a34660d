import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareVietnamese,
  fold,
  isSlug,
  markedParts,
  matchesWords,
  shortenText,
  slugify,
} from './text'

test.each([
  ['Áo  Sơ Mi', 'ao so mi'],
  ['ĐẦM đũi', 'dam dui'],
  ['Ữ Ẫ Ổ Ặ Ỵ ợ', 'u a o a y o'],
  ['  áo\u00a0dài\t', 'ao dai'],
  ['', ''],
])('the search compares %o as %o §4.7.1 §9.9 §10.5.1', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ...['ao so mi', 'AO SƠ', 'so ao', 'áo', '', '   '].map(
    (query) => ['Áo sơ mi', query, true] as const,
  ),
  ['Áo sơ mi', 'ao dai', false],
  ['Đầm dạ hội', 'dam', true],
  ['Dép', 'đép', true],
  ['Đầm lụa', 'lụa'.normalize('NFD'), true],
  ['Áo 100% lụa (mới)', '100%', true],
  ['Áo', '.*', false],
] as const)('%o is found by every word of %o: %s', (text, query, found) => {
  expect(matchesWords(text, query)).toBe(found)
})

describe('slugs', () => {
  test.each([
    ['Đầm lụa Hà Đông', 'dam-lua-ha-dong'],
    ['  Áo -- sơ mi!  ', 'ao-so-mi'],
    ['Size 26/32', 'size-26-32'],
    ['Quần & váy (mới) 2026!', 'quan-vay-moi-2026'],
    ['Nguyễn Trường Tộ — Ưu đãi', 'nguyen-truong-to-uu-dai'],
    ['連衣裙', ''],
    ['!!!', ''],
  ])('the slug of %o is %o', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  test('are safe in a path for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })

  test.each(['', 'Áo', 'ao dai', '-ao', 'ao-', 'ao--dai', 'AO', 'ao/dai', 'ao.dai'])(
    '%o is not a slug',
    (text) => {
      expect(isSlug(text)).toBe(false)
    },
  )
})

describe('marking', () => {
  const written = (text: string, query: string) =>
    markedParts(text, query)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('')

  test.each([
    ['Áo sơ mi lụa', 'ao so mi', '[Áo] [sơ] [mi] lụa'],
    ['Đầm đũi', 'dam d', '[Đầm] [đ]ũi'],
    ['Áo sơ mi', 'os', 'Áo sơ mi'],
    ['Váy <b>', '<B', 'Váy [<b]>'],
    ['Áo (mới)', '(', 'Áo [(]mới)'],
    ['Áo', '', 'Áo'],
    ['', 'ao', ''],
    ['aaa', 'aa', '[aaa]'],
  ])('%o searched for %o is %o', (text, query, result) => {
    expect(written(text, query)).toBe(result)
  })

  test('decomposed marks are marked with their letters', () => {
    expect(written('Áo sơ mi'.normalize('NFD'), 'SƠ'.normalize('NFD'))).toBe('Áo [sơ] mi')
  })

  test('keeps every letter, whatever the text and the query are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const parts = markedParts(text, query).map((part) => part.text)
        expect(parts.join('')).toBe(text.normalize('NFC'))
      }),
    )
  })
})

test('names sort as a Vietnamese reader expects', () => {
  const sorted = ['Quận 10', 'Đống Đa', 'Quận 2', 'Dương', 'Ân', 'An'].toSorted(compareVietnamese)
  expect(sorted).toEqual(['An', 'Ân', 'Dương', 'Đống Đa', 'Quận 2', 'Quận 10'])
})

test.each([
  ['vừa đủ', 6, 'vừa đủ'],
  ['một hai ba bốn', 12, 'một hai ba…'],
  ['mộthaibabốn', 6, 'mộtha…'],
  ['a mộthaibabốn', 8, 'a mộtha…'],
  ['hai ba  bốn', 9, 'hai ba…'],
  ['👗👗👗', 2, '👗…'],
])('%j in %i letters', (text, max, short) => expect(shortenText(text, max)).toBe(short))
