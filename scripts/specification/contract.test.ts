import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSpecification } from './sentences.ts'

const contract: {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
} = parse(readFileSync('openapi.yaml', 'utf8'))

const sections = readSpecification(readFileSync('docs/product.md', 'utf8'))
const sentences = sections.flatMap((section) => section.sentences)

/** Returns the sentences of `§7.2.x`, each with the number that its test has. */
const below = (all: string) =>
  sentences
    .filter(({ id }) => `§${id}`.startsWith(all.slice(0, -1)))
    .map(({ id, text }) => [`§${id}`, text] as const)

test.each([...below('§7.2.x'), ...below('§11.2.x')])(
  'the calls of %s are in the contract §11.1.1',
  (_, text) => {
    const calls = [...text.matchAll(/`(?:([A-Z]+) )?(\/api\/[^`]+)`/g)]
    // Counts the methods. `GET`, `POST /api/…` is two calls, and a method before its own path is one call.
    const methods = [...text.matchAll(/`([A-Z]+)(?:`, |`(?: \(\w+\))?, | )/g)].map(
      ([, method]) => method,
    )
    expect(calls.length).toBeGreaterThan(0)
    expect(methods.length).toBeGreaterThanOrEqual(calls.length)
    for (const [, method = '', path = ''] of calls)
      expect(contract.paths[path], `${method} ${path}`).toHaveProperty(method.toLowerCase())
  },
)

const schemasOf = new Map([
  ['§3.1a', ['User']],
  ['§3.3', ['Site', 'WebsiteInfo', 'ContactInfo', 'SocialLinks', 'SeoInfo', 'MenuItem']],
  ['§3.4a', ['CartItem', 'CartProduct', 'CartVariant', 'CartAttributeValue', 'CartAttribute']],
  ['§3.7a', ['RegisterRequest']],
  ['§3.8', ['Banner']],
  ['§3.9', ['HomepageSection', 'SectionContent', 'SectionCategory', 'SectionFeature']],
  [
    '§3.10a',
    [
      'Product',
      'ProductColor',
      'ProductAttribute',
      'AttributeValue',
      'Variant',
      'VariantAttribute',
    ],
  ],
  ['§3.12a', ['Category']],
  ['§3.12b', ['Pagination']],
  [
    '§3.13',
    ['ProductDetailData', 'RelatedProductsData', 'ProductsByIdsData', 'ProductWithVariant'],
  ],
  ['§3.14a', ['Ward']],
  ['§3.15', ['SavedAddress']],
  ['§3.17', ['OrderRequest', 'OrderRequestItem']],
  ['§3.18', ['OrderCreatedData', 'Order', 'OrderItem', 'OrderItemVariant', 'Payment']],
])

test.each([...schemasOf])('the fields of %s are in the contract', (number, schemas) => {
  const known = JSON.stringify(schemas.map((name) => contract.components.schemas[name]))
  const { text = '' } = sentences.find(({ id }) => `§${id}` === number) ?? {}
  const [, list = ''] = text.split(/: (.*)/s)
  const fields =
    list.match(/(?<![A-Za-z])[a-z][A-Za-z]*(?:_[a-z0-9]+)*(?=`?(?:[,.;:{}[\]()]|$))/g) ?? []
  expect(fields.length).toBeGreaterThan(1)
  expect(fields.filter((field) => !known.includes(`"${field}":`))).toEqual([])
})

test('each x-spec-ref names a section or a sentence of docs/product.md', () => {
  const ids = [...sections, ...sentences].map(({ id }) => `§${id}`)
  const known = new Set([...ids, ...ids.map((id) => id.replace(/[a-z]$/, ''))])
  const named = readFileSync('openapi.yaml', 'utf8').match(/(?<=x-spec-ref: .*)§[\d.]*\w/g) ?? []
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((number) => !known.has(number))).toEqual([])
})

test('an attribute is a colour or a size §3.10b', () => {
  expect(contract.components.schemas['AttributeType']).toMatchObject({ enum: ['color', 'size'] })
})
