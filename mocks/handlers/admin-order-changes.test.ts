import { describe, expect } from 'vitest'
import type { OrderChangeRequest } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'
import type { OrderItemRow } from '../db/tables'
import { type Client, orderRequest, recipient, test } from './test-client'

/** Returns an order, its lines, and a request that changes nothing. */
function openOrder({ db }: Pick<Client, 'db'>) {
  const order = db.tables.orders.find(
    (row) => row.status === 'processing' && row.payment_method === 'cod',
  )
  if (!order) throw new Error('The seed has no such order')
  const items = db.where('order_items', 'order_id', order.id)
  const [item] = items
  if (!item) throw new Error('The order has no line')
  const others = items.slice(1).map(({ id, quantity }) => ({ id, quantity }))
  const body: OrderChangeRequest = {
    ...recipient,
    note: order.note,
    items: items.map(({ id, quantity }) => ({ id, quantity })),
    updated_at: order.updated_at,
  }
  return { order, items, item, others, body, params: { id: order.id } }
}

/** Returns a variant that none of the given lines has. */
function otherVariant({ db }: Pick<Client, 'db'>, items: readonly OrderItemRow[], stock = 5) {
  const taken = new Set(items.map(({ variant_id }) => variant_id))
  const variant = db.tables.variants.find((row) => row.stock >= stock && !taken.has(row.id))
  if (!variant) throw new Error('The seed has no such variant')
  return variant
}

describe('an order that is changed before it ships', () => {
  test('moves stock, gets a new bill, and shows it to the shopper §10.14.2 §10.14.4 §10.14.7', async ({
    client,
  }) => {
    const { call, db } = client
    const { items, item, others, body, params } = openOrder(client)
    const variant = otherVariant(client, items)
    // The price of today differs from the price in the order.
    const before = db.update('variants', item.variant_id, { price: 1_000, stock: 5 })
    const added = { product_id: variant.product_id, variant_id: variant.id, quantity: 2 }
    const { data } = await call('changeAdminOrder', {
      params,
      body: {
        ...body,
        note: ' Gọi trước ',
        items: [{ id: item.id, quantity: item.quantity + 1 }, ...others, added],
      },
    })
    expect(db.get('variants', before.id).stock).toBe(before.stock - 1)
    expect(db.get('variants', variant.id).stock).toBe(variant.stock - 2)
    const subtotal = subtotalOf(items) + item.price + 2 * variant.price
    const shipping = db.get('orders', params.id).shipping_amount
    const coupon = db.get('orders', params.id).coupon_code
    expect(data.order).toMatchObject({
      subtotal,
      total_amount: billOf(subtotal, { coupon, shipping }).total,
      note: 'Gọi trước',
    })
    const shown = await call('lookUpOrder', {
      query: { code: data.order.code, phone: recipient.phone },
    })
    expect(shown.data.order.items).toEqual(data.order.items)
    expect(shown.data.order.address).toBe(data.order.address)

    await call('transitionOrder', {
      params,
      body: { status: 'cancelled', reason: 'Đổi ý, không mua nữa' },
    })
    expect(db.get('variants', before.id).stock).toBe(before.stock + item.quantity)
    expect(db.get('variants', variant.id).stock).toBe(variant.stock)
  })

  test('is saved completely or not at all §10.14.2', async ({ callError, db, client }) => {
    const { order, items, item, others, body, params } = openOrder(client)
    const { stock } = db.get('variants', item.variant_id)
    const error = await callError('changeAdminOrder', {
      params,
      body: {
        ...body,
        phone: '+',
        items: [
          { id: item.id, quantity: item.quantity + stock + 1 },
          ...others,
          { product_id: 1, variant_id: 999_999, quantity: 1 },
        ],
      },
    })
    expect(error).toMatchObject({
      status: 422,
      errors: {
        phone: expect.any(Array),
        'items.0.quantity': [expect.stringContaining(`chỉ còn ${item.quantity + stock}`)],
        [`items.${items.length}.variant_id`]: expect.any(Array),
      },
    })
    expect(db.get('orders', order.id)).toEqual(order)
    expect(db.where('order_items', 'order_id', order.id)).toEqual(items)
    expect(db.get('variants', item.variant_id).stock).toBe(stock)
  })

  test('keeps its last piece when the stock is 0 §10.14.2', async ({ call, db, client }) => {
    const { item, body, params } = openOrder(client)
    db.update('variants', item.variant_id, { stock: 0 })
    await call('changeAdminOrder', { params, body })
    expect(db.get('variants', item.variant_id).stock).toBe(0)
  })

  test('is refused after another change, or once it ships §10.14.1 §10.14.7', async ({
    client,
  }) => {
    const { call, callError, db } = client
    const { body, params } = openOrder(client)
    const { data } = await call('changeAdminOrder', { params, body })
    expect(await callError('changeAdminOrder', { params, body })).toMatchObject({ status: 409 })
    db.update('orders', params.id, { status: 'shipped' })
    const newest = { ...body, updated_at: data.updated_at }
    expect(await callError('changeAdminOrder', { params, body: newest })).toMatchObject({
      status: 422,
      errors: { status: expect.any(Array) },
    })
  })

  test('is refused at another total than the quoted one §10.14.4', async ({ client }) => {
    const { callError, scenario } = client
    const { order, body, params } = openOrder(client)
    scenario.set(['bill.changed'])
    expect(
      await callError('changeAdminOrder', {
        params,
        body: { ...body, quoted_total: order.total_amount },
      }),
    ).toMatchObject({ status: 409, bill: { total: order.total_amount + 15_000 } })
    expect(client.db.get('orders', order.id)).toEqual(order)
  })

  test('keeps its total when it is paid elsewhere §10.14.4', async ({ client }) => {
    const { call, callError, db } = client
    const { items, item, others, body, params } = openOrder(client)
    db.update('orders', params.id, { payment_method: 'paypal' })
    const more = [{ id: item.id, quantity: item.quantity + 1 }, ...others]
    db.update('variants', item.variant_id, { stock: 9 })
    expect(
      await callError('changeAdminOrder', { params, body: { ...body, items: more } }),
    ).toMatchObject({ status: 422, errors: { items: expect.any(Array) } })
    const variant = otherVariant(client, items)
    db.update('variants', variant.id, { price: item.price })
    const { product_id, id: variant_id } = variant
    const swapped = [{ product_id, variant_id, quantity: item.quantity }, ...others]
    const { data } = await call('changeAdminOrder', { params, body: { ...body, items: swapped } })
    expect(data.order.items.at(-1)).toMatchObject({ variant_id })
  })

  test('keeps its voucher when categories or other lines change §10.23.2 §10.19.9', async ({
    call,
    db,
  }) => {
    const [item = { product_id: 0, variant_id: 0, quantity: 0 }] = orderRequest.items
    const { category_id } = db.get('products', item.product_id)
    const body = { code: 'NHOM', percent: 20, category_ids: [category_id ?? 0] }
    await call('createVoucher', { body })
    const other = db.tables.products.find((one) => one.category_id !== category_id)
    const variant = db.tables.variants.find((one) => one.product_id === other?.id && one.stock > 2)
    const beside = { product_id: other?.id ?? 0, variant_id: variant?.id ?? 0, quantity: 1 }
    const wanted = { ...orderRequest, items: [item, beside], coupon_code: 'NHOM' }
    const { order } = (await call('createAdminOrder', { body: wanted })).data
    const coupon = order.bill?.lines.find(({ code }) => code === 'coupon')
    expect(coupon?.amount).toBe(-Math.round((order.items[0]?.price ?? 0) * 0.2))
    db.update('products', item.product_id, { category_id: other?.category_id ?? null })
    const lines = order.items.map(({ id }, at) => ({ id, quantity: at + 1 }))
    const params = { id: order.id }
    const changed = { params, body: { ...recipient, note: '', items: lines } }
    const after = (await call('changeAdminOrder', changed)).data.order
    expect(after.bill?.lines).toContainEqual(coupon)
    const added = order.items[1]?.price ?? 0
    expect(after.total_amount).toBe(order.total_amount + added)
    const back = {
      ...changed,
      body: { ...changed.body, items: lines.map((one) => ({ ...one, quantity: 1 })) },
    }
    expect((await call('changeAdminOrder', back)).data.order.bill).toEqual(order.bill)
  })

  test('keeps its voucher when it is paid already §10.19.9 §10.14.4', async ({ call, db }) => {
    const [item = { product_id: 0, variant_id: 0, quantity: 0 }] = orderRequest.items
    const { category_id } = db.get('products', item.product_id)
    const body = { code: 'NHOM', percent: 20, category_ids: [category_id ?? 0] }
    await call('createVoucher', { body })
    const wanted = { ...orderRequest, coupon_code: 'NHOM', is_paid: true }
    const { order } = (await call('createAdminOrder', { body: wanted })).data
    const other = db.tables.categories.find(({ id, parent_id }) => !parent_id && id !== category_id)
    db.update('products', item.product_id, { category_id: other?.id ?? null })
    const lines = [{ id: order.items[0]?.id ?? 0, quantity: item.quantity }]
    const changed = await call('changeAdminOrder', {
      params: { id: order.id },
      body: { ...recipient, note: 'Gọi trước', items: lines },
    })
    expect(changed.data.order).toMatchObject({ note: 'Gọi trước', bill: order.bill })
  })

  test('is logged field by field and line by line §10.14.7', async ({ call, client }) => {
    const { order, items, item, body, params } = openOrder(client)
    const variant = otherVariant(client, items)
    const { data } = await call('changeAdminOrder', {
      params,
      body: {
        ...body,
        note: 'Tầng 3',
        items: [{ product_id: variant.product_id, variant_id: variant.id, quantity: 3 }],
      },
    })
    const { entries } = (await call('adminActivity', { query: { kind: 'order' } })).data
    expect(entries[0]).toMatchObject({ action: 'changed', name: order.code })
    const changes = entries[0]?.changes ?? []
    const [added] = data.order.items
    const place = (line: { product_name: string; color: string; size: string }) =>
      [line.product_name, line.color, line.size].filter(Boolean).join(' / ')
    expect(changes).toContainEqual({
      field: `${place(item)}: quantity`,
      before: String(item.quantity),
      after: '',
    })
    expect(changes).toContainEqual({
      field: `${added && place(added)}: quantity`,
      before: '',
      after: '3',
    })
    expect(changes).toContainEqual({
      field: 'customer_note',
      before: order.note,
      after: 'Tầng 3',
    })
    expect(changes.find(({ field }) => field === 'address')?.after).toBe(data.order.address)
    expect(changes.find(({ field }) => field === 'total_amount')?.after).toBe(
      String(data.order.total_amount),
    )
  })
})
