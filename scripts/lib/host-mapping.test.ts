import { expect, test } from 'vitest'
import { checked, readMapping } from './host-mapping.ts'

test('a mapping that fits is read, with what it leaves out', () => {
  const { mapping, problems } = checked({
    names: 'camel',
    ids: 'text',
    money: { amount: '/amount', beside: { '/currency': 'VND' } },
    paths: { productDetail: 'GET /v2/products/{slug}' },
    requests: { createOrder: { '/items/*/product_id': '/lines/*/product/id' } },
    answers: { '*': { '/data': '/result' }, productList: { '/data/products': '/result/items' } },
  })
  expect(problems).toEqual([])
  expect(mapping?.money).toMatchObject({ amount: '/amount', text: false, units: 1 })
})

test.each([
  [{ name: 'camel' }, /^name: is not known\. Known are \$schema, names, renamed, ids/],
  [
    { names: 'Camel' },
    /^names: must be \("snake" \| "camel" \| "pascal" \| "kebab"\), not "Camel"/,
  ],
  [{ money: { amount: 'amount' } }, /^money\.amount: "amount" is no JSON pointer/],
  [[], 'must be an object, not a list'],
  [
    { answers: { productLst: { '/data': '/items' } } },
    'answers.productLst: openapi.yaml has no operation of that name. Did you mean productList?',
  ],
  [
    { answers: { productList: { '/data/goods': '/items' } } },
    /^answers\.productList: "\/data\/goods" leads nowhere in openapi\.yaml: "goods" is none of products, pagination/,
  ],
  [{ answers: { productList: { '/data/products/0/name': '/x' } } }, /a list has \*, not "0"/],
  [
    { requests: { createOrder: { '/full_name': '/people/*/name' } } },
    /"\/people\/\*\/name" has more \* than "\/full_name": entries of which list\?$/,
  ],
  [
    { paths: { productDetail: '/v2/products/{slug}' } },
    'paths.productDetail: "/v2/products/{slug}" is no method and path, such as "GET /v2/products/{slug}"',
  ],
  [
    { paths: { productDetail: 'GET /v2/products/{id}' } },
    'paths.productDetail: the contract has no {id} there; it has {slug}',
  ],
])('%j says what to correct', (value, problem) => {
  const { mapping, problems } = checked(value)
  expect(mapping).toBeUndefined()
  expect(problems).toEqual([expect.stringMatching(problem)])
})

test('a file that is not there says which command writes it', () => {
  expect(() => readMapping('nowhere.json')).toThrow(
    'There is no nowhere.json: npm run contract -- doctor --api URL writes one',
  )
})
