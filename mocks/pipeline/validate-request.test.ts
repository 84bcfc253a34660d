import { describe, expect, test } from 'vitest'
import { errorExamples } from '../contract/error-examples.gen'
import { HttpError } from './backend'
import { matchOperation } from './match'
import { validateRequest } from './validate-request'

const host = 'http://shop.test'

/** Checks a request as the pipeline does. Returns the handler's input, or the error. */
async function check(method: string, path: string, init: RequestInit = {}) {
  const request = new Request(host + path, { method, ...init })
  const match = matchOperation(method, new URL(request.url).pathname)
  if (!match) throw new Error(`No operation ${method} ${path}`)
  return validateRequest(match, request).catch((error: unknown) => error)
}

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('path and query', () => {
  test('get the types of the contract, and its defaults', async () => {
    expect(await check('GET', '/api/products?page=2&q=ao')).toMatchObject({
      query: { page: 2, per_page: 12, q: 'ao' },
    })
    expect(await check('GET', '/api/address/districts/5/wards')).toMatchObject({
      params: { id: 5 },
    })
  })

  test('that break a rule are a 422 naming the field', async () => {
    expect(await check('GET', '/api/products?page=two&sort=random')).toMatchObject({
      status: 422,
      errors: { page: expect.any(Array), sort: expect.any(Array) },
    })
    expect(await check('GET', '/api/address/districts/x/wards')).toMatchObject({
      status: 422,
      errors: { id: ['Dữ liệu không hợp lệ'] },
    })
    expect(await check('GET', '/api/address/full')).toMatchObject({
      errors: { ward_id: ['Vui lòng nhập thông tin này'] },
    })
  })
})

describe('a JSON body', () => {
  test('that keeps the contract passes, even with unknown fields', async () => {
    const body = { email: 'a@b.example', password: 'x', remember: true }
    expect(await check('POST', '/api/auth/login', json(body))).toMatchObject({ body })
  })

  test('that breaks rules names every field by its path', async () => {
    const items = [{ productId: 1, variantId: 2, quantity: 0 }]
    expect(await check('POST', '/api/cart/products', json({ items }))).toMatchObject({
      status: 422,
      message: errorExamples.syncCartProducts.invalid.body.message,
      errors: { 'items.0.quantity': ['Dữ liệu không hợp lệ'] },
    })
    expect(await check('POST', '/api/auth/login', json({ email: '' }))).toMatchObject({
      errors: { email: ['Vui lòng nhập thông tin này'], password: ['Vui lòng nhập thông tin này'] },
    })
  })

  test('is not converted: a number in quotes is wrong', async () => {
    const body = { order_id: '7' }
    expect(await check('POST', '/api/payments/paypal/create', json(body))).toBeInstanceOf(HttpError)
  })

  test('that is no JSON, or has another content type, is a 422', async () => {
    const damaged = { ...json({}), body: '{"email":' }
    expect(await check('POST', '/api/auth/login', damaged)).toMatchObject({ status: 422 })
    expect(await check('POST', '/api/auth/login', { body: '{}' })).toMatchObject({ status: 422 })
  })
})

describe('a form', () => {
  test('needs its fields', async () => {
    const body = new FormData()
    expect(await check('POST', '/api/admin/products/upload-image', { body })).toMatchObject({
      errors: { image: ['Vui lòng nhập thông tin này'] },
    })
    body.set('image', new File(['x'], 'x.png', { type: 'image/png' }))
    expect(await check('POST', '/api/admin/products/upload-image', { body })).toMatchObject({
      body: expect.any(FormData),
    })
  })
})

test('headers are checked too', async () => {
  const order = {
    full_name: 'An',
    phone: '0987654321',
    address: '1 Tràng Tiền',
    province_id: 1,
    district_id: 2,
    ward_id: 3,
    items: [{ product_id: 1, variant_id: 1, quantity: 1 }],
    payment_method: 'cod',
  }
  const request = json(order)
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': 'short' }
  expect(await check('POST', '/api/payments/create', request)).toMatchObject({ body: order })
  expect(await check('POST', '/api/payments/create', { ...request, headers })).toMatchObject({
    errors: { 'idempotency-key': expect.any(Array) },
  })
})
