import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type brandFile from '../brand/moc-lan/brand.json'
import type faceFile from '../brand/moc-lan/fonts.json'
import { brands, usualBrand } from './lib/brand.ts'

const read = <Content>(brand: string, file: string): Content =>
  JSON.parse(readFileSync(`brand/${brand}/${file}`, 'utf8'))

/** Returns only the plain letters of a text, so that Mộc Lan, MOCLAN and moc-lan are the same word. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

const names = brands.flatMap((brand) => {
  const words = plain(read<typeof brandFile>(brand, 'brand.json').name).split(' ')
  return [words.join('[ -]?'), brand]
})
const families = brands.flatMap((brand) =>
  read<typeof faceFile>(brand, 'fonts.json').map(({ family }) => plain(family)),
)

/**
 * Facts of a brand that the code must not contain. `allowed` has the exceptions: each file, and its reason.
 */
const rules: readonly (readonly [
  what: string,
  pattern: RegExp,
  allowed: Readonly<Record<string, string>>,
])[] = [
  ['words of a brand', new RegExp(`\\b(${names.join('|')})`, 'g'), {}],
  [
    'colours',
    /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(|: (?:white|black);/g,
    {
      'src/features/admin-products/variants/dyes.ts': 'dyes of cloth',
      'src/features/admin-orders/DeliverySlips.tsx': 'paper and ink of a printer',
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

// Generated files are left out, because they repeat their sources. Tests and samples are left out, because
// they may use the data of a sample brand.
const files = globSync('src/**/*.{ts,tsx,json}').filter(
  (file) => !/\.(test|fixtures)\.|generated\/|\.gen\.|routeTree/.test(file),
)

/**
 * Returns the keys of a JSON value at every depth, without `english`. In a list, only the first item counts.
 */
const keysOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return [keysOf(value[0])]
  const own = Object.entries(value).filter(([name]) => name !== 'english')
  return Object.fromEntries(own.map(([name, part]) => [name, keysOf(part)]))
}
const drawings = ['logo.svg', 'favicon.svg', 'icon.svg', 'art.svg']

test.each(brands)('%s has what the usual brand has §15.11', (brand) => {
  expect(keysOf(read(brand, 'brand.json'))).toEqual(keysOf(read(usualBrand, 'brand.json')))
  const faces = read<typeof faceFile>(brand, 'fonts.json').map(({ file }) => `fonts/${file}.woff2`)
  expect(faces).toEqual(['ui-400', 'ui-600', 'display'].map((face) => `fonts/${face}.woff2`))
  for (const file of [...drawings, ...faces])
    expect(existsSync(`brand/${brand}/${file}`)).toBe(true)
  const weight = faces.reduce((sum, file) => sum + statSync(`brand/${brand}/${file}`).size, 0)
  expect(weight, 'kB of Product §13.14').toBeLessThan(70_000)
})

test.each(rules)('src has no %s §15.11', (_what, pattern, allowed) => {
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
