import { Ajv2020 } from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import { careKinds, careSymbols } from '@/lib/care'
import { writtenProducts } from './seed/catalogue/catalogue'
import schema from './seed/catalogue/products.schema.json'
import { specials } from './seed/catalogue/specials'
import { cloths } from './seed/copy/cloths'

const fits = new Ajv2020({ allErrors: true, strict: false }).compile(schema)

test('the products in JSON files follow products.schema.json', () => {
  fits(writtenProducts)
  expect(fits.errors ?? []).toEqual([])
})

test('the schema of products refuses a wrong cut, an unknown colour and a misspelled field', () => {
  const [product] = writtenProducts
  const wrong = [
    { design: { ...product?.design, cut: 'wide' } },
    { colours: ['grey'] },
    { prise: 1 },
  ]
  expect(wrong.map((part) => fits([{ ...product, ...part }]))).toEqual([false, false, false])
})

test('each special product is in the catalogue', () => {
  const slugs = Object.values(specials).map((one) => (typeof one === 'string' ? one : one.slug))
  expect(slugs.filter((slug) => !writtenProducts.some((product) => product.slug === slug))).toEqual(
    [],
  )
})

test('each care symbol of a cloth is one of the shop', () => {
  const known = new Set<string>(careKinds.flatMap((kind) => careSymbols[kind]))
  const used = Object.values(cloths).flatMap(({ symbols }) => symbols)
  expect(used.filter((symbol) => !known.has(symbol))).toEqual([])
})
