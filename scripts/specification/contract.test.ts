import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { citableNumbers, readSpecification } from './rules.ts'

const contract: {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
} = parse(readFileSync('openapi.yaml', 'utf8'))

const product = readFileSync('docs/product.md', 'utf8')
const sections = readSpecification(product)
const rules = sections.flatMap((section) => section.rules)

test.each(['7.2', '11.2'])(
  'the calls of Product §%s are in the contract §7.2.1 §11.1.1 §11.2.1',
  (id) => {
    const [, text = ''] = product.split(`\n### ${id} `)
    const [own = ''] = text.replace(/\s+/g, ' ').split(' ##')
    // Example: in `GET`, `POST /api/…` both methods belong to the path. So a method without a path waits for
    // the next path.
    let waiting: string[] = []
    const calls: [method: string, path: string][] = []
    for (const [, method = '', path] of own.matchAll(/`([A-Z]+)(?: (\/api\/[^`]+))?`/g)) {
      waiting.push(method.toLowerCase())
      if (!path) continue
      for (const one of waiting) calls.push([one, path])
      waiting = []
    }
    expect(calls.length).toBeGreaterThan(30)
    expect(calls.filter(([method, path]) => !contract.paths[path]?.[method])).toEqual([])
  },
)

const schemasOf = new Map([
  ['§3.1', ['User']],
  ['§3.3', ['Site', 'WebsiteInfo', 'ContactInfo', 'SocialLinks', 'SeoInfo', 'MenuItem']],
  ['§3.4', ['CartItem', 'CartProduct', 'CartVariant', 'CartAttributeValue', 'CartAttribute']],
  ['§3.7', ['RegisterRequest']],
  ['§3.8', ['Banner']],
  ['§3.9', ['HomepageSection', 'SectionContent', 'SectionCategory', 'SectionFeature']],
  [
    '§3.10',
    [
      'Product',
      'ProductColor',
      'ProductAttribute',
      'AttributeValue',
      'Variant',
      'VariantAttribute',
    ],
  ],
  ['§3.12', ['Category', 'Pagination', 'AdminCustomerListData']],
  [
    '§3.13',
    ['ProductDetailData', 'RelatedProductsData', 'ProductsByIdsData', 'ProductWithVariant'],
  ],
  ['§3.14', ['Ward']],
  ['§3.15', ['SavedAddress']],
  ['§3.17', ['OrderRequest', 'OrderRequestItem']],
  ['§3.18', ['OrderCreatedData', 'Order', 'OrderItem', 'OrderItemVariant', 'Payment']],
])

test.each([...schemasOf])('the fields of %s are in the contract', (number, schemas) => {
  const known = JSON.stringify(schemas.map((name) => contract.components.schemas[name]))
  const { text = '' } = rules.find(({ id }) => `§${id}` === number) ?? {}
  const [, list = ''] = /: (.*?)(?:\. |$)/s.exec(text) ?? []
  const fields =
    list.match(/(?<![A-Za-z])[a-z][A-Za-z]*(?:_[a-z0-9]+)*(?=`?(?:[,.;:{}[\]()]|$))/g) ?? []
  expect(fields.length).toBeGreaterThan(1)
  expect(fields.filter((field) => !known.includes(`"${field}":`))).toEqual([])
})

test('each x-spec-ref names a section or a rule of docs/product.md', () => {
  const known = citableNumbers(sections)
  const named = readFileSync('openapi.yaml', 'utf8').match(/(?<=x-spec-ref: .*§)[\d.]*\w/g) ?? []
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((number) => !known.has(number))).toEqual([])
})

test('an attribute is a colour or a size §3.10', () => {
  expect(contract.components.schemas['AttributeType']).toMatchObject({ enum: ['color', 'size'] })
})
