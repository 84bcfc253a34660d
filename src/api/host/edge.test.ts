import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { callOf, UnknownId } from './edge'
import { hashOf, openIds } from './ids'
import { mappingSchema } from './mapping'

const uuid = '6f1c2a90-5d1b-4d52-9d0e-3f0a7a4c1b11'
const other = '0b9d7c34-8f6e-4c1e-a2b7-55e1c0d9ab42'

function hostOf(mapping: v.InferInput<typeof mappingSchema>) {
  const ids = openIds({ read: () => null, write: () => {} })
  const parsed = v.parse(mappingSchema, mapping)
  const send = (at: string, body: string | FormData | null = null) => {
    const [method = '', path = ''] = at.split(' ')
    return callOf(parsed, ids, { method, path, body })
  }
  return {
    send,
    ids,
    read: (at: string, body: unknown): unknown => JSON.parse(send(at).answer(JSON.stringify(body))),
  }
}

const jsonOf = (body: string | FormData | null): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body

const sent = (mapping: Parameters<typeof hostOf>[0], at: string, body: unknown): unknown =>
  jsonOf(hostOf(mapping).send(at, JSON.stringify(body)).body)

describe('a request', () => {
  const item = { productId: 7, variantId: null, quantity: 1, price: 250_000 }

  test.each([
    [{ names: 'snake' }, { product_id: 7, variant_id: null, quantity: 1, price: 250_000 }],
    [{ names: 'pascal' }, { ProductId: 7, VariantId: null, Quantity: 1, Price: 250_000 }],
    [{ names: 'kebab' }, { 'product-id': 7, 'variant-id': null, quantity: 1, price: 250_000 }],
    [{ renamed: { quantity: 'qty' } }, { productId: 7, variantId: null, qty: 1, price: 250_000 }],
    [
      { money: { amount: '/value', beside: { '/currency': 'VND' }, text: true } },
      { ...item, price: { value: '250000', currency: 'VND' } },
    ],
    [{ money: { units: 100 } }, { ...item, price: 25_000_000 }],
    [
      { requests: { syncCartProducts: { '/items/*/productId': '/items/*/product/id' } } },
      { product: { id: 7 }, variantId: null, quantity: 1, price: 250_000 },
    ],
  ] as const)('goes out by %o', (mapping, line) => {
    expect(sent(mapping, 'POST /api/cart/products', { items: [item] })).toEqual(
      'names' in mapping && mapping.names === 'pascal' ? { Items: [line] } : { items: [line] },
    )
  })

  test('may be the list itself', () => {
    const mapping = { requests: { syncCartProducts: { '/items': '' } } }
    expect(sent(mapping, 'POST /api/cart/products', { items: [item] })).toEqual([item])
  })

  test('names the text of an id in path, query and body', () => {
    const { ids, send } = hostOf({ ids: 'text', names: 'camel' })
    const [one, two] = [ids.numberOf(uuid), ids.numberOf(other)]
    expect(send(`GET /api/admin/orders/${one}`).path).toBe(`/api/admin/orders/${uuid}`)
    expect(send(`GET /api/admin/products?category_id=${two}&per_page=20`).path).toBe(
      `/api/admin/products?categoryId=${other}&perPage=20`,
    )
    expect(
      jsonOf(send('POST /api/admin/banners/reorder', JSON.stringify({ ids: [two, one] })).body),
    ).toEqual({ ids: [other, uuid] })
  })

  test('with an id that was never seen here is not sent', () => {
    const at = `GET /api/admin/orders/${hashOf('of another device')}`
    expect(() => hostOf({ ids: 'text' }).send(at)).toThrow(UnknownId)
  })

  test('counts the prices of a query in units of the host', () => {
    expect(hostOf({ money: { units: 100 } }).send('GET /api/products?price_min=5000').path).toBe(
      '/api/products?price_min=500000',
    )
  })

  test('goes to a path and by a method of its own', () => {
    const { send } = hostOf({
      paths: { cancelOrder: 'DELETE /v2/{code}/order', productDetail: 'GET /v2/p/{slug}' },
    })
    expect(send('POST /api/orders/ML%2D1/cancel')).toMatchObject({
      method: 'DELETE',
      path: '/v2/ML-1/order',
    })
    expect(send('GET /api/products/dam-lua').path).toBe('/v2/p/dam-lua')
    // A fixed path is no slug.
    expect(send('POST /api/products/by-ids').path).toBe('/api/products/by-ids')
  })

  test('of a form has the names and ids of the host, and its files', () => {
    const { ids, send } = hostOf({ ids: 'text', names: 'camel' })
    const form = new FormData()
    form.append('parent_id', String(ids.numberOf(uuid)))
    form.append('image', new File(['x'], 'a.png'))
    const body = send('POST /api/admin/categories', form).body as FormData
    expect([...body.keys()]).toEqual(['parentId', 'image'])
    expect(body.get('parentId')).toBe(uuid)
    expect((body.get('image') as File).name).toBe('a.png')
  })

  test('that the contract does not know goes out as it is', () => {
    expect(hostOf({ names: 'camel' }).send('GET /api/x?per_page=1').path).toBe('/api/x?per_page=1')
  })
})

describe('an answer', () => {
  const banner = { image_url: '/a.avif', title_1: 'A', title_2: 'B', link: '/x', order: 1 }

  test('has the names of the contract again, digits included', () => {
    const host = { imageUrl: '/a.avif', title1: 'A', title2: 'B', link: '/x', order: 1 }
    expect(
      hostOf({ names: 'camel' }).read('GET /api/banners/homepage', { data: [host] }),
    ).toMatchObject({
      data: [banner],
    })
  })

  test.each([
    [
      'at another place',
      { answers: { '*': { '/data': '/result/rows' } } },
      { result: { rows: [banner] } },
    ],
    ['the whole body', { answers: { homepageBanners: { '/data': '' } } }, [banner]],
    [
      'with fields at places of their own',
      { answers: { homepageBanners: { '/data/*/image_url': '/data/*/pictures/0/src' } } },
      { data: [{ ...banner, image_url: undefined, pictures: [{ src: '/a.avif' }] }] },
    ],
  ])('is found %s', (_where, mapping, body) => {
    expect(hostOf(mapping).read('GET /api/banners/homepage', body)).toMatchObject({
      data: [banner],
    })
  })

  test.each([
    [
      { amount: '/amount', beside: { '/currency': 'VND' } },
      { amount: '250000.00', currency: 'VND' },
      250_000,
    ],
    [{ units: 100 }, 25_000_000, 250_000],
    [{ text: true }, '250000', 250_000],
    [{ amount: '/amount' }, null, null],
    // Another currency is no VND: it stays what it is, and the reader of answers refuses it.
    [
      { amount: '/amount', beside: { '/currency': 'VND' } },
      { amount: 9.99, currency: 'USD' },
      { amount: 9.99, currency: 'USD' },
    ],
  ])('with money as %o', (money, original_price, read) => {
    const body = { data: [{ original_price }] }
    expect(
      hostOf({ money }).read('GET /api/wishlist', { data: { products: body.data } }),
    ).toMatchObject({ data: { products: [{ original_price: read }] } })
  })

  test('counts pages that a host does not', () => {
    const mapping = {
      answers: { productList: { '/data/products': '/items', '/data/pagination/total': '/total' } },
    }
    expect(
      hostOf(mapping).read('GET /api/products?page=2&per_page=12', { items: [], total: 25 }),
    ).toMatchObject({
      data: {
        products: [],
        pagination: { current_page: 2, per_page: 12, last_page: 3, total: 25 },
      },
    })
  })

  test.each([
    ['by the names of the host', { names: 'camel' }, { fullName: ['x'], 'items.0.productId': 'y' }],
    [
      'as a list',
      { names: 'camel', errors: { field: '/path', text: '/message' } },
      [
        { path: 'fullName', message: 'x' },
        { path: 'items[0].productId', message: 'y' },
      ],
    ],
    [
      'by places of their own',
      {
        requests: {
          createOrder: {
            '/full_name': '/buyer/name',
            '/items/*/product_id': '/lines/*/product/id',
          },
        },
      },
      { 'buyer.name': ['x'], 'lines.0.product.id': ['y'] },
    ],
  ] as const)('with errors %s', (_how, mapping, errors) => {
    expect(
      hostOf(mapping).read('POST /api/payments/create', { success: false, errors }),
    ).toMatchObject({
      errors: { full_name: ['x'], 'items.0.product_id': ['y'] },
    })
  })

  test('that is no JSON stays as it is', () => {
    expect(hostOf({ names: 'camel' }).send('GET /api/products').answer('<html>')).toBe('<html>')
  })
})
