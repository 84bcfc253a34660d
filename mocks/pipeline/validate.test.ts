import { describe, expect, test } from 'vitest'
import { errorExamples } from '../contract/error-examples.gen'
import { orderRequest } from '../handlers/test-client'
import { HttpError } from './backend'
import { matchOperation } from './match'
import { validateRequest, violationOf } from './validate'

const country = { id: 1, name: 'Việt Nam', code: 'VN' }
const answer = (data: unknown, status = 200) => ({
  status,
  body: { success: true, message: '', data },
})

test('wrong types, missing and undeclared fields are violations', () => {
  expect(violationOf('countries', answer([{ ...country, id: '1' }]))?.problems).toEqual([
    '/data/0/id must be integer',
  ])
  expect(violationOf('countries', answer([{ id: 1, name: 'Việt Nam' }]))?.problems).toEqual([
    "/data/0 must have required property 'code'",
  ])
  expect(violationOf('countries', answer([{ ...country, secret: 1 }]))?.problems).toEqual([
    '/data/0 must NOT have additional properties: secret',
  ])
})

const host = 'http://shop.test'

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
      errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
    })
    expect(await check('GET', '/api/address/full')).toMatchObject({
      errors: { ward_id: ['Vui lòng nhập thông tin này'] },
    })
  })
})

describe('a JSON body', () => {
  test('that keeps the contract passes; fields that it does not name are dropped', async () => {
    const body = { email: 'a@b.example', password: 'x' }
    const sent = json({ ...body, remember: true })
    expect(await check('POST', '/api/auth/login', sent)).toHaveProperty('body', body)
  })

  test('that breaks rules names every field by its path', async () => {
    const items = [{ productId: 1, variantId: 2, quantity: 0 }]
    expect(await check('POST', '/api/cart/products', json({ items }))).toMatchObject({
      status: 422,
      message: errorExamples.syncCartProducts.invalid.body.message,
      errors: { 'items.0.quantity': ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
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

describe('a rule that depends on another field', () => {
  const errorsOf = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const found = await check(method, path, json(body))
    return found instanceof HttpError ? found.errors : null
  }

  test('a bulk action needs its own value', async () => {
    const send = (body: object) =>
      errorsOf('POST', '/api/admin/products/bulk', { ids: [1, 2], ...body })
    expect(await send({ action: 'status', is_featured: true })).toEqual({
      status: ['Vui lòng nhập thông tin này'],
    })
    expect(await send({ action: 'featured' })).toEqual({
      is_featured: ['Vui lòng nhập thông tin này'],
    })
    expect(await send({ action: 'category' })).toHaveProperty('category_id')
    expect(await send({ action: 'delete' })).toBeNull()
    expect(await send({ action: 'delete', ids: [1, 1] })).toHaveProperty('ids')
  })

  test('a product that is no draft has no empty fields, in the words of the contract §11.1.7', async () => {
    const variant = { id: null, color: '', size: '', price: 0, original_price: null, stock: 1 }
    const body = { name: 'Áo', category_id: 1, description: ' ', images: [], variants: [variant] }
    const send = (status: string) => errorsOf('PUT', '/api/admin/products/3', { ...body, status })
    expect(await send('active')).toEqual({
      description: ['Vui lòng nhập mô tả sản phẩm'],
      images: ['Thêm ít nhất 1 ảnh'],
      'variants.0.price': ['Giá bán phải lớn hơn 0'],
    })
    expect(await send('draft')).toBeNull()
    expect(await errorsOf('PUT', '/api/admin/products/3', { name: 'Áo', status: 'active' })).toBe(
      null,
    )
  })

  test('cancelling an order needs a reason', async () => {
    const send = (body: object) => errorsOf('POST', '/api/admin/orders/3/transition', body)
    expect(await send({ status: 'cancelled', reason: ' ' })).toEqual({
      reason: ['Vui lòng nhập lý do hủy đơn'],
    })
    expect(await send({ status: 'cancelled' })).toHaveProperty('reason')
    expect(await send({ status: 'shipped' })).toBeNull()
  })
})

test('headers are checked too', async () => {
  const request = json(orderRequest)
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': 'short' }
  expect(await check('POST', '/api/payments/create', request)).toMatchObject({
    body: orderRequest,
  })
  expect(await check('POST', '/api/payments/create', { ...request, headers })).toMatchObject({
    errors: { 'idempotency-key': expect.any(Array) },
  })
})
