import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type brandFile from '../brand/moc-lan/brand.json'
import type faceFile from '../brand/moc-lan/fonts.json'
import { brands } from './lib/brand.ts'

const read = <Content>(brand: string, file: string): Content =>
  JSON.parse(readFileSync(`brand/${brand}/${file}`, 'utf8'))

/** Letters alone, so that Mộc Lan, MOCLAN and moc-lan are one word. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

const names = brands.flatMap((brand) => {
  const words = plain(read<typeof brandFile>(brand, 'brand.json').name).split(' ')
  return [words.join('[ -]?'), brand]
})
const families = brands.flatMap((brand) =>
  read<typeof faceFile>(brand, 'fonts.json').map(({ family }) => plain(family)),
)

/** What belongs to a brand, and where it may stand all the same. */
const rules: readonly (readonly [
  what: string,
  pattern: RegExp,
  allowed: Readonly<Record<string, string>>,
])[] = [
  [
    'words of a brand',
    new RegExp(`\\b(${names.join('|')})`, 'g'),
    { 'src/domain/order/coupon.ts': "the customer's sample code, whatever the brand" },
  ],
  [
    'colours',
    /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(|: (?:white|black);/g,
    {
      'src/features/admin-products/variants/palette.ts': 'dyes of cloth',
      'src/features/admin-orders/OrderSlips.tsx': 'paper and ink of a printer',
      'src/features/admin-orders/slip-parts.tsx': 'paper and ink of a printer',
      'src/screens/shell/Header.tsx': 'a light ground below a logo in a contrast theme',
    },
  ],
  ['fonts', new RegExp(`${families.join('|')}|font-family: (?!inherit|\\$)`, 'g'), {}],
  [
    'px of a property that has tokens (multiples of 4 are `space`)',
    /(?:border-radius|font-size|font): [^;\n]*\dpx|(?:gap|padding|margin)[a-z-]*: (?:[^;'\n]* )?-?(?:\d*[02468])?[048]px/g,
    {},
  ],
]

// What is generated says what its source says; tests and their samples are about somebody's data.
const files = globSync('src/**/*.{ts,tsx,json}').filter(
  (file) => !/\.(test|fixtures)\.|generated\/|\.gen\.|routeTree/.test(file),
)

test.each(rules)('src has no %s §15.1c', (_what, pattern, allowed) => {
  const found = files.flatMap((file) => {
    const own = plain(readFileSync(file, 'utf8')).match(pattern) ?? []
    return own.map((text) => [file, text] as const)
  })
  const places = new Set(found.map(([file]) => file))
  expect(found.filter(([file]) => !(file in allowed))).toEqual([])
  expect(
    Object.keys(allowed).filter((file) => !places.has(file)),
    'allowed, and needless',
  ).toEqual([])
})
