import { describe, expect } from 'vitest'
import type { DeliveryRequest, OrderRequest } from '@/api/generated/model'
import { billOf } from '@/domain/order/bill'
import { type Client, createClient, orderRequest, recipient, test } from './test-client'

const request: OrderRequest = {
  ...orderRequest,
  phone: '0912 345 678',
  note: 'Gọi trước khi giao',
  items: [{ product_id: 3, variant_id: 301, quantity: 2 }],
}

const order = ({ call }: Client, changes: Partial<OrderRequest> = {}) =>
  call('createOrder', { body: { ...request, ...changes } })

describe('placing an order', () => {
  test('takes the stock once and returns the totals §9.7a', async ({ client }) => {
    const { price, stock } = client.db.get('variants', 301)
    const { data } = await order(client)
    expect(client.db.get('variants', 301).stock).toBe(stock - 2)
    expect(data.order).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      address: '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
      subtotal: 2 * price,
      shipping_amount: 30_000,
      discount_amount: 165_000,
      total_amount: 2 * price - 150_000 + 30_000 - 15_000,
      bill: billOf(2 * price),
      note: 'Gọi trước khi giao',
      events: [{ status: 'pending' }],
    })
    expect(data.order.code).toMatch(/^ML261121-\d{4}$/)
    expect(data.payment.redirect_url).toBeNull()
  })

  test('costs the quoted total, or is refused with the new bill §9.7a', async ({ client }) => {
    const details = { items: request.items, coupon_code: 'MOCLAN14' }
    const quote = await client.call('quoteOrder', { body: details })
    const { total } = quote.data.bill
    const agreed = { coupon_code: 'MOCLAN14', quoted_total: total }
    const { data } = await order(client, agreed)
    expect(data.order).toMatchObject({ total_amount: total, bill: quote.data.bill })
    client.db.update('variants', 301, { price: 1_000_000 })
    const count = client.db.tables.orders.length
    const refusal = await client.callError('createOrder', { body: { ...request, ...agreed } })
    const bill = billOf(2_000_000, { coupon: 'MOCLAN14', granted: 280_000 })
    expect(refusal).toMatchObject({ status: 409, bill })
    expect(client.db.tables.orders).toHaveLength(count)
  })

  test('is refused when a line lacks stock, with the number left', async ({ db, callError }) => {
    db.update('variants', 301, { stock: 1 })
    const { color, size } = db.get('variants', 301)
    const { stock } = db.get('variants', 201)
    const items = [
      { product_id: 2, variant_id: 201, quantity: 1 },
      { product_id: 3, variant_id: 301, quantity: 2 },
      { product_id: 3, variant_id: 201, quantity: 1 },
      { product_id: 3, variant_id: 99_999, quantity: 1 },
    ]
    expect(await callError('createOrder', { body: { ...request, items } })).toMatchObject({
      status: 422,
      errors: {
        'items.1.quantity': [
          `${db.get('products', 3).name} (${color}, ${size}) chỉ còn 1. Hãy giảm số lượng.`,
        ],
        'items.2.variant_id': ['Sản phẩm không còn được bán. Hãy chọn sản phẩm khác.'],
        'items.3.variant_id': ['Sản phẩm không còn được bán. Hãy chọn sản phẩm khác.'],
      },
    })
    expect(db.get('variants', 201).stock).toBe(stock)
  })

  test("is confirmed to the account's e-mail, or to the typed one §9.6", async ({ client }) => {
    const emailOf = async (token: string | null, email: string | null) => {
      const body = { ...request, email }
      return (await client.call('createOrder', { body, token })).data.order.email
    }
    expect(await emailOf(null, null)).toBeNull()
    expect(await emailOf(null, ' lan@example.com ')).toBe('lan@example.com')
    expect(await emailOf(client.shopper, null)).toBe('khach@moclan.vn')
    const refusal = await client.callError('createOrder', { body: { ...request, email: 'lan' } })
    expect(refusal.errors).toEqual({ email: ['Email cần có dạng ten@example.com'] })
  })
})

test('orders come newest first, each in its tab §2.12.4', async ({ call, shopper: token }) => {
  const tab = async (name: 'processing' | 'completed') =>
    (await call('orders', { query: { tab: name }, token })).data.orders
  const processing = await tab('processing')
  const completed = await tab('completed')
  expect(processing.map(({ status }) => status)).toEqual(['pending', 'processing', 'shipped'])
  expect(new Set(completed.map(({ status }) => status))).toEqual(
    new Set(['delivered', 'cancelled']),
  )
  const { data } = await call('orders', { token })
  const times = data.orders.map(({ created_at }) => String(created_at))
  expect(times).toEqual(times.toSorted().toReversed())
  expect(data.pagination.total).toBe(processing.length + completed.length)
})

test('an item of a hidden or deleted product stays, without a link', async ({ client }) => {
  const { call, db, shopper: token } = client
  const { data } = await call('createOrder', { body: request, token })
  const items = async () =>
    (await call('order', { params: { code: data.order.code }, token })).data.order.items
  const { name } = db.update('products', 3, { status: 'inactive' })
  expect(await items()).toMatchObject([{ product_id: 3, slug: null }])
  db.remove('products', 3)
  expect(await items()).toMatchObject([{ product_name: name, slug: null, variant_id: null }])
})

describe('looking an order up', () => {
  const shown = { code: 'ml 260101-0000', phone: '+84 900 000 000' }
  const ordered = async ({ call }: Client) =>
    (await call('createOrder', { body: request })).data.order

  test('shows the order for its code and phone number, as its owner sees it §2.15.1', async ({
    client,
  }) => {
    const order = await ordered(client)
    const query = { code: ` ${order.code.toLowerCase()} `, phone: '+84 912 345 678' }
    expect((await client.call('lookUpOrder', { query })).data.order).toEqual(order)
  })

  test('answers all failed look-ups alike, and blocks the caller after ten §2.15.3', async ({
    client,
  }) => {
    const { code, phone } = await ordered(client)
    const missed = (query: typeof shown) => client.callError('lookUpOrder', { query })
    const wrongCode = await missed({ ...shown, phone })
    expect(wrongCode).toMatchObject({
      status: 404,
      message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
    })
    expect(await missed({ ...shown, code })).toEqual(wrongCode)
    expect(await missed({ code, phone: '' })).toEqual(wrongCode)
    expect(await missed({ code: 'x'.repeat(5000), phone })).toEqual(wrongCode)
    expect(await missed({ code: '☎', phone: '<script>' })).toEqual(wrongCode)
    for (const _ of Array.from({ length: 8 })) await missed({ ...shown, code })
    expect(await missed({ code, phone }), 'also with the right code and phone').toMatchObject({
      status: 429,
    })
    client.scenario.set(['clock:2026-11-21T02:15:00Z'])
    expect((await client.call('lookUpOrder', { query: { code, phone } })).data.order.code).toBe(
      code,
    )
  })
})

test('failed look-ups count for each caller with one code or phone, so others can still look up §2.15.3', async ({
  client,
}) => {
  const { code, phone } = (await client.call('createOrder', { body: request })).data.order
  const lookUp = async (caller: number, query: { code: string; phone: string }) => {
    const headers = { 'x-forwarded-for': `203.0.113.${caller}` }
    return (await client.send('lookUpOrder', { query, headers })).status
  }
  const others = (index: number) => ({
    code: `ML260101-${1000 + index}`,
    phone: `09100001${index}`,
  })
  for (const index of Array.from({ length: 10 }, (_, at) => at)) {
    await lookUp(1, { ...others(index), code })
    await lookUp(2, { ...others(index), phone })
  }
  for (const caller of [1, 2]) expect(await lookUp(caller, { code, phone })).toBe(429)
  expect(await lookUp(1, others(50))).toBe(404)
  expect(await lookUp(3, { code, phone })).toBe(200)
})

describe('adding a visitor’s order to an account', () => {
  test('gives it to the account with code and phone, and to no other §2.15.8', async ({
    client,
  }) => {
    const { shopper: token, staff } = client
    const { code } = (await order(client)).data.order
    const body = { code: code.toLowerCase(), phone: '+84 912 345 678' }
    for (const _ of ['once', 'again']) await client.call('claimOrder', { body, token })
    const { data } = await client.call('order', { params: { code }, token })
    expect(data.order.code).toBe(code)
    const refused = await client.callError('claimOrder', { body, token: staff })
    expect(refused).toMatchObject({ status: 422 })
    const wrong = { body: { ...body, phone: '0900000000' }, token }
    expect(await client.callError('claimOrder', wrong)).toEqual(refused)
  })

  test('counts its failed tries together with failed look-ups §2.15.8', async ({ client }) => {
    const { shopper: token } = client
    const wrong = { code: 'ML260101-0000', phone: '0900000000' }
    for (let miss = 1; miss <= 9; miss++)
      await client.callError('lookUpOrder', { query: wrong, token })
    const claim = () => client.callError('claimOrder', { body: wrong, token })
    expect(await claim()).toMatchObject({ status: 422 })
    expect(await claim()).toMatchObject({ status: 429 })
  })
})

const moved: DeliveryRequest = {
  ...recipient,
  full_name: ' Lê Thị Hoa ',
  phone: '0987 654 321',
  address: '5 Hàng Bún',
  order_phone: '+84 912 345 678',
}

/** Returns a visitor's order, and calls that change its delivery. */
async function placed(client = createClient(), changes: Partial<typeof orderRequest> = {}) {
  const { data } = await client.call('createOrder', { body: { ...orderRequest, ...changes } })
  const params = { code: data.order.code }
  return {
    ...client,
    order: data.order,
    change: (body = moved) => client.call('changeDelivery', { params, body, token: null }),
    refused: (body = moved) => client.callError('changeDelivery', { params, body, token: null }),
  }
}

test('with code and phone, name, phone and address can change; staff read the old ones §2.16.1', async () => {
  const { change, call, db, order } = await placed()
  const before = db.get('orders', order.id)
  const { data } = await change()
  expect(data.order).toEqual({
    ...order,
    full_name: 'Lê Thị Hoa',
    phone: '0987 654 321',
    address: '5 Hàng Bún, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
  })
  const staff = await call('adminOrder', { params: { id: order.id } })
  expect(staff.data.notes.at(-1)?.text).toContain(`Nguyễn Minh Anh · 0912345678 · ${order.address}`)
  expect(staff.data.updated_at, 'staff who print the old address get a conflict').not.toBe(
    before.updated_at,
  )
})

test('a change that is sent again is one change, under the earlier phone', async () => {
  const { change, call, order, staff } = await placed()
  await change()
  const orders = [{ id: order.id }]
  for (const move of ['confirm', 'ship'] as const)
    await call('moveOrders', { body: { move, orders }, token: staff })
  expect((await change()).data.order.full_name).toBe('Lê Thị Hoa')
  const { data } = await call('adminOrder', { params: { id: order.id } })
  expect(data.notes).toHaveLength(1)
})

test('the buyer needs no phone number, another shopper does, and failed tries count §2.16.1', async () => {
  const client = createClient()
  const { data } = await client.call('createOrder', {
    body: { ...orderRequest, phone: '0911111111' },
    token: client.shopper,
  })
  const params = { code: data.order.code }
  const body = { ...moved, order_phone: null }
  const refused = { params, body, token: client.staff }
  for (let miss = 1; miss <= 10; miss++)
    expect(await client.callError('changeDelivery', refused)).toMatchObject({ status: 404 })
  expect(await client.callError('changeDelivery', refused)).toMatchObject({ status: 429 })
  const own = await client.call('changeDelivery', { params, body, token: client.shopper })
  expect(own.data.order.phone).toBe('0987 654 321')
})

test('a change of a shipped or cancelled order is refused with the reason §2.16.3', async () => {
  const { call, refused, db, order, staff } = await placed()
  const orders = [{ id: order.id }]
  await call('moveOrders', { body: { move: 'confirm', orders }, token: staff })
  await call('moveOrders', { body: { move: 'ship', orders }, token: staff })
  expect(await refused()).toMatchObject({
    status: 409,
    message: expect.stringContaining('đơn vị vận chuyển'),
  })
  db.update('orders', order.id, { status: 'cancelled' })
  expect(await refused()).toMatchObject({
    status: 409,
    message: 'Đơn hàng đã bị hủy. Hãy đặt đơn mới nếu bạn vẫn cần.',
  })
})

test('a changed delivery follows the rules of the checkout §2.16.1', async () => {
  const { refused } = await placed()
  const { errors } = await refused({ ...moved, full_name: ' ', ward_id: 167 })
  expect(errors).toEqual({
    full_name: ['Vui lòng nhập tên'],
    ward_id: ['Vui lòng chọn đầy đủ địa chỉ hành chính'],
  })
})

test('another total is refused with the new bill, and charged once agreed §2.16.3', async () => {
  const { change, refused, scenario, order } = await placed()
  scenario.set(['bill.changed'])
  const seen = { ...moved, quoted_total: order.total_amount }
  const { bill, status } = await refused(seen)
  expect(status).toBe(409)
  expect(bill?.total).toBe(order.total_amount + 15_000)
  const agreed = await change({ ...moved, quoted_total: bill?.total ?? 0 })
  expect(agreed.data.order).toMatchObject({ total_amount: bill?.total, shipping_amount: 45_000 })
})

test('a PayPal order keeps its bill §2.16.3', async () => {
  const { change, scenario, order } = await placed(createClient(), { payment_method: 'paypal' })
  scenario.set(['bill.changed'])
  const { data } = await change({ ...moved, quoted_total: order.total_amount })
  expect(data.order.bill).toEqual(order.bill)
})
