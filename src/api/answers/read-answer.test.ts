import { describe, expect, test, vi } from 'vitest'
import { currentUserAnswer, loginAnswer } from './auth.gen'
import { productDetailAnswer, productListAnswer } from './catalogue.gen'
import { homepageBannersAnswer } from './home.gen'
import {
  readAnswer,
  type ReadOptions,
  repairReporter,
  answerRepairs,
  UnreadableAnswer,
} from './read-answer'
import type { AnswerShape, Repair } from './shape'
import { userAddressesAnswer } from './user-addresses.gen'

const product = {
  id: 1,
  name: 'Áo',
  slug: 'ao',
  image: 'https://cdn.example/a.avif',
  images: [],
  price: 590000,
  min_price: 590000,
  max_price: 590000,
  original_price: null,
  colors: [],
  in_stock: true,
}
const pagination = { current_page: 1, last_page: 3, per_page: 12, total: 30 }
const page = { products: [product], pagination, category: null }

/** Reads a body. `repairs` lists each repair as a text: what was done, then the path of the value. */
function reading(shape: AnswerShape, body: unknown, options: ReadOptions = {}) {
  const repairs: Repair[] = []
  const data = readAnswer(shape, body, { ...options, onRepair: (one) => repairs.push(one) })
  return { data, repairs: repairs.map(({ did, at }) => `${did} ${at}`) }
}
const list = (changes: object) => reading(productListAnswer, { data: { ...page, ...changes } })
const one = (changes: object) => list({ products: [{ ...product, ...changes }] })

describe('what the contract describes', () => {
  test('is returned as it is, not copied', () => {
    const { data, repairs } = reading(productListAnswer, { success: true, data: page })
    expect(data).toBe(page)
    expect(repairs).toEqual([])
  })

  test('may have fields that the contract does not know', () => {
    const more = { ...page, links: {} }
    expect(reading(productListAnswer, { data: more }).data).toBe(more)
  })
})

describe('what is plainly meant §11.3.1 §11.3.2', () => {
  test.each([
    ['price', '590000.00', 590000],
    ['price', 590000.4, 590000],
    ['id', '7', 7],
    ['in_stock', 0, false],
    ['in_stock', '1', true],
    ['name', 12, '12'],
    ['images', null, []],
    [
      'colors',
      { 0: { name: 'Đỏ', color_code: '#ff0000' } },
      [{ name: 'Đỏ', color_code: '#ff0000' }],
    ],
  ])('%s: %j is read as %j §11.3.1 §11.3.5 §11.3.6 §11.3.7', (field, value, meant) => {
    const { data, repairs } = one({ [field]: value })
    expect(data).toMatchObject({ products: [{ [field]: meant }] })
    expect(repairs).toEqual([`converted /data/products/0/${field}`])
  })

  test('a missing or unreadable value gets its default', () => {
    for (const in_stock of [undefined, null, 'maybe', {}]) {
      const { data, repairs } = one({ in_stock })
      expect(data).toMatchObject({ products: [{ in_stock: true }] })
      expect(repairs).toEqual(['defaulted /data/products/0/in_stock'])
    }
  })

  test('an unreadable field that may be null becomes null', () => {
    const { original_price: _, ...bare } = product
    const { data, repairs } = list({ products: [{ ...bare, image: {} }] })
    expect(data).toMatchObject({ products: [{ original_price: null, image: null }] })
    expect(repairs).toEqual([
      'defaulted /data/products/0/image',
      'defaulted /data/products/0/original_price',
    ])
  })

  test('an optional field is left out', () => {
    const banner = { id: 1, image_url: '', title_1: '', title_2: '', link: '', order: 1 }
    const { data } = reading(homepageBannersAnswer, { data: [{ ...banner, updated_at: 'soon' }] })
    expect(data).toEqual([banner])
    expect(data).not.toHaveProperty('0.updated_at')
  })

  test('other spellings of a choice are read', () => {
    const user = { email: 'a@b.vn' }
    const { data } = reading(loginAnswer, { data: { user, token: 't', token_type: 'Bearer' } })
    expect(data).toMatchObject({ token_type: 'bearer' })
  })

  test('the URL of an image is resolved against the base', () => {
    const body = { data: { ...page, products: [{ ...product, image: '/a.avif' }] } }
    const { data, repairs } = reading(productListAnswer, body, { imageBase: 'https://cdn.example' })
    expect(data).toMatchObject({ products: [{ image: 'https://cdn.example/a.avif' }] })
    expect(repairs).toEqual(['resolved /data/products/0/image'])
  })

  test('an empty list of PHP is read as an empty object, a list with entries is not', () => {
    const read = (category: unknown) =>
      reading(productDetailAnswer, { data: { product: { ...product, category } } }).data
    for (const category of [[], ['áo']])
      expect(read(category)).toMatchObject({ product: { category: null } })
  })
})

describe('other places', () => {
  test.each([
    [{ data: { user: { email: 'a@b.vn' } } }],
    [{ user: { email: 'a@b.vn' } }],
    [{ data: { email: 'a@b.vn' } }],
  ])('the user in %j §3.1', (body) => {
    expect(reading(currentUserAnswer, body).data).toMatchObject({ email: 'a@b.vn', full_name: '' })
  })

  test('a page of a list in `data` and `meta` is read', () => {
    const meta = { current_page: 2, last_page: 3, from: 13, path: '/' }
    const { data, repairs } = reading(productListAnswer, { data: [product], meta })
    expect(data).toMatchObject({
      products: [product],
      pagination: { current_page: 2, last_page: 3, total: null },
      category: null,
    })
    expect(repairs).toContain('moved /data/products')
  })

  test.each([[[]], ['none'], [{ colors: 'red', sizes: 7 }]])(
    'facets in an unreadable format, %j, are left out, and the list stays §2.7.4',
    (facets) => {
      const { data } = list({ facets })
      expect(data).toMatchObject({ products: page.products })
      expect(data).not.toHaveProperty('facets.colors.0')
    },
  )

  test.each([
    { matched: 'red' },
    { matched: [7, null] },
    { sizes: 'M' },
    { sizes: [{ in_stock: 'x' }, null] },
    { colors: [{ name: 'Đỏ', color_code: '#aa0000', image: 7, variant_id: 'x' }] },
  ])('a card whose extras have another shape, %j, stays §2.7.4', (extras) => {
    const { data } = list({ products: [{ ...product, ...extras }] })
    expect(data).toMatchObject({ products: [{ id: product.id, name: product.name }] })
    expect(data).not.toMatchObject({ products: [extras] })
  })

  test.each<[unknown, readonly string[], string]>([
    [{ 3: '/a', 10: '/b' }, ['/a', '/b'], 'converted'],
    [{ 0: '/a', main: '/b' }, [], 'defaulted'],
    [{ x1: '/a' }, [], 'defaulted'],
    [{ '1x': '/a' }, [], 'defaulted'],
    [{}, [], 'defaulted'],
    ['/a', [], 'defaulted'],
  ])('only numbered keys make a list of an object: %j', (images, meant, did) => {
    const { data, repairs } = one({ images })
    expect(data).toMatchObject({ products: [{ images: meant }] })
    expect(repairs).toEqual([`${did} /data/products/0/images`])
  })
})

describe('a list', () => {
  test('loses the entries that can not be read', () => {
    const broken = [null, { ...product, price: '590.000' }, product, 7]
    const { data, repairs } = list({ products: broken })
    expect(data).toMatchObject({ products: [product] })
    expect(repairs).toEqual([0, 1, 3].map((at) => `dropped /data/products/${at}`))
  })

  test('without any readable entry is not read as an empty list', () => {
    expect(() => list({ products: [null, {}] })).toThrow(UnreadableAnswer)
  })

  test('without any readable entry takes its default', () => {
    expect(one({ colors: [null] }).data).toMatchObject({ products: [{ colors: [] }] })
  })
})

describe('an answer that can not be read', () => {
  test.each([
    ['nothing', undefined],
    ['no data', { success: true }],
    ['a text', { data: 'ok' }],
    ['an object of something else', { data: {} }],
    ['null', { data: null }],
  ])('%s', (_, body) => {
    expect(() => readAnswer(productListAnswer, body)).toThrow(UnreadableAnswer)
  })

  test('names the place of the unreadable value', () => {
    const body = { data: { addresses: [{ id: 1, name: 'An', phone: '09' }] } }
    expect(() => readAnswer(userAddressesAnswer, body)).toThrow('/data/addresses/0/address')
  })
})

const repair = (at: string): Repair => ({ operation: 'x', at, did: 'converted', from: '1', to: 1 })

test('repairs are not recorded without a listener', () => {
  expect(repairReporter()).toBeUndefined()
})

test('each field is reported once, for all entries of a list', () => {
  const listener = vi.fn()
  const stop = answerRepairs.subscribe(listener)
  for (const at of ['/data/0/price', '/data/1/price', '/data/1/id']) repairReporter()?.(repair(at))
  expect(answerRepairs.entries().map(({ at }) => at)).toEqual(['/data/0/price', '/data/1/id'])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(repairReporter()).toBeUndefined()
})
