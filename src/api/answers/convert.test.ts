import { expect, test } from 'vitest'
import { convertValue } from './convert'

test.each([
  ['2026-11-21 12:00:00', '2026-11-21T12:00:00+07:00'],
  ['2026-11-21T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  [1_795_237_200, '2026-11-21T05:00:00.000Z'],
  ['1795237200000', '2026-11-21T05:00:00.000Z'],
  [1e300, undefined],
  ['soon', undefined],
  [true, undefined],
])('the time %j is read as %j', (value, meant) => {
  expect(convertValue('moment', value, '')).toBe(meant)
})

test.each([
  ['1', true],
  ['TRUE', true],
  [1, true],
  ['0', false],
  ['False', false],
  ['11', undefined],
  ['untrue', undefined],
  ['10', undefined],
  ['falsely', undefined],
  ['', undefined],
  [Number.NaN, undefined],
  [{}, undefined],
])('the flag %j is read as %j', (value, meant) => {
  expect(convertValue('flag', value, '')).toBe(meant)
})

test.each([
  ['text', 7, '7'],
  ['text', '', ''],
  ['text', Number.POSITIVE_INFINITY, undefined],
  ['text', Number.NaN, undefined],
  ['text', true, undefined],
  ['any', null, null],
  ['image', '/a.avif', 'https://cdn.example/a.avif'],
  ['image', 'https://other.example/a.avif', 'https://other.example/a.avif'],
  // URLs with a host or a scheme stay unchanged.
  ['image', 'HTTPS://OTHER.example/a b.avif', 'HTTPS://OTHER.example/a b.avif'],
  ['image', '//other.example/a b.avif', '//other.example/a b.avif'],
  ['image', 'data:image/png;base64,iVBO Rw0', 'data:image/png;base64,iVBO Rw0'],
  ['image', 'a/b://c.avif', 'https://cdn.example/a/b://c.avif'],
  ['image', '', ''],
] as const)('as %s, %j is read as %j', (kind, value, meant) => {
  expect(convertValue(kind, value, 'https://cdn.example/')).toBe(meant)
})

test('an image URL stays unchanged if its base is not valid', () => {
  expect(convertValue('image', 'a.avif', 'cdn')).toBe('a.avif')
})

test.each([
  ['cod', 'cod'],
  ['COD', 'cod'],
  [2, 2],
  ['2', 2],
  [true, true],
  ['cash', undefined],
  [{}, undefined],
])('the choice %j is read as %j', (value, meant) => {
  expect(convertValue({ oneOf: ['paypal', 'cod', 1, 2, true] }, value, '')).toBe(meant)
})
