import { describe, expect } from 'vitest'
import { addDays } from '@/lib/dates'
import { type Client, createClient, orderRequest, recipient, test } from './test-client'

const { items } = orderRequest
const now = new Date('2026-11-21T02:00:00Z')
const today = '2026-11-21'
const forAll = { is_for_all: true }
const refusedCode = (text: string) => ({ status: 422, errors: { coupon_code: [text] } })

describe('a voucher', () => {
  test('counts in quote and order, on every bill §10.19.6', async ({ call, db }) => {
    await call('createVoucher', { body: { ...forAll, code: 'lua15', percent: 15, max_uses: 5 } })
    const { bill } = (await call('quoteOrder', { body: { items, coupon_code: ' Lua15' } })).data
    const subtotal = bill.lines[0]?.amount ?? 0
    const amount = -Math.round(subtotal * 0.15)
    expect(bill.lines).toContainEqual({ code: 'coupon', label: 'LUA15', amount })
    expect(bill.lines.map(({ code }) => code)).not.toContain('promotion')
    const body = { ...orderRequest, coupon_code: 'LUA15', quoted_total: bill.total }
    const { order } = (await call('createOrder', { body })).data
    expect(order.bill).toEqual(bill)
    expect((await call('adminOrder', { params: { id: order.id } })).data.order.bill).toEqual(bill)
    expect(db.get('orders', order.id)).toMatchObject({ total_amount: bill.total })
  })

  test('is refused with its reason, before anything is ordered §10.19.7', async () => {
    const { call, callError, db } = createClient({ now })
    const make = (code: string, terms: object) =>
      call('createVoucher', { body: { ...forAll, code, percent: 50, ...terms } })
    await make('SOM', { starts_on: addDays(today, 1) })
    await make('MUON', { ends_on: addDays(today, -1) })
    await make('TO-LON', { minimum: 90_000_000 })
    const other = db.tables.products.find(({ id }) => id !== items[0]?.product_id)
    await make('KHAC', { is_for_all: false, product_ids: [other?.id ?? 0] })
    const before = db.tables.orders.length
    const said = async (coupon_code: string) => {
      const quoted = await callError('quoteOrder', { body: { items, coupon_code } })
      const ordered = await callError('createOrder', { body: { ...orderRequest, coupon_code } })
      expect(ordered.errors).toEqual(quoted.errors)
      return quoted
    }
    const [year, month, day] = addDays(today, 1).split('-')
    expect(await said('SOM')).toMatchObject(
      refusedCode(`Mã giảm giá dùng được từ ngày ${day}/${month}/${year}. Hãy dùng mã khác.`),
    )
    expect(await said('MUON')).toMatchObject(
      refusedCode('Mã giảm giá đã hết hạn. Hãy dùng mã khác.'),
    )
    expect(await said('TO-LON')).toMatchObject(
      refusedCode('Mã giảm giá dùng cho đơn từ 90.000.000VND. Hãy chọn thêm món.'),
    )
    expect(await said('KHAC')).toMatchObject(
      refusedCode('Mã giảm giá không áp dụng cho sản phẩm nào trong đơn. Hãy dùng mã khác.'),
    )
    expect(await said('KHONG-CO')).toMatchObject(
      refusedCode('Mã giảm giá không đúng hoặc đã hết hạn. Vui lòng kiểm tra lại.'),
    )
    expect(db.tables.orders).toHaveLength(before)
  })

  test('has one last use; a cancelled order returns it §10.19.9', async ({ call, callError }) => {
    const { id } = (
      await call('createVoucher', { body: { ...forAll, code: 'MOT', percent: 50, max_uses: 1 } })
    ).data
    const body = { ...orderRequest, coupon_code: 'MOT' }
    const headers = { 'idempotency-key': 'lan-cuoi-cung' }
    const { order } = (await call('createOrder', { body, headers })).data
    // The server's response was lost. A second click returns the same order, although the voucher has no use
    // left.
    const again = (await call('createOrder', { body, headers })).data
    expect(again).toMatchObject({ order: { code: order.code }, repeated: true })
    const usedUp = refusedCode('Mã giảm giá đã hết lượt dùng. Hãy dùng mã khác.')
    expect(await callError('createOrder', { body })).toMatchObject(usedUp)
    expect(await callError('createAdminOrder', { body })).toMatchObject(usedUp)
    const now = async () => (await call('adminVouchers', { query: { id } })).data.vouchers[0]
    expect(await now()).toMatchObject({ use_count: 1, state: 'used_up' })
    const reason = { status: 'cancelled', reason: 'Đổi ý, không mua nữa' } as const
    await call('transitionOrder', { params: { id: order.id }, body: reason })
    expect(await now()).toMatchObject({ use_count: 0, state: 'running' })
    await call('createOrder', { body })
  })

  test('an order keeps the discount of each remaining piece; added ones get none §10.19.9 §10.23.2', async ({
    call,
    db,
  }) => {
    const [item] = items
    const variant = db.get('variants', item?.variant_id ?? 0)
    db.update('variants', variant.id, { stock: 20 })
    const terms = { ...forAll, code: 'HAI', percent: 20, minimum: variant.price * 2 }
    const params = { id: (await call('createVoucher', { body: terms })).data.id }
    const wanted = {
      ...orderRequest,
      coupon_code: 'HAI',
      items: [{ ...variantOf(item), quantity: 2 }],
    }
    const { order } = (await call('createOrder', { body: wanted })).data
    // A voucher that changes later does not change the discount of this order.
    await call('updateVoucher', { params, body: { code: 'HAI', is_stopped: true } })
    db.update('vouchers', params.id, { percent: 50, minimum: null, is_for_all: false })
    const couponWith = async (quantity: number) => {
      const line = { id: order.items[0]?.id ?? 0, quantity }
      const body = { ...recipient, note: '', items: [line] }
      const changed = await call('changeAdminOrder', { params: { id: order.id }, body })
      return changed.data.order.bill?.lines.find(({ code }) => code === 'coupon')?.amount
    }
    expect(await couponWith(3)).toBe(-variant.price * 2 * 0.2)
    expect(await couponWith(1)).toBe(-variant.price * 0.2)
    expect(await couponWith(2), 'with the quantity of the sale again').toBe(
      -variant.price * 2 * 0.2,
    )
    expect(db.get('orders', order.id).coupon_code).toBe('HAI')
  })
})

const variantOf = (item: (typeof items)[number] | undefined) => ({
  product_id: item?.product_id ?? 0,
  variant_id: item?.variant_id ?? 0,
})

describe('staff', () => {
  test('create, change, stop and delete vouchers, each logged §10.19.1', async ({ client }) => {
    const { call, callError } = client
    const body = { ...forAll, code: 'ABC', amount: 50_000 }
    const made = (await call('createVoucher', { body })).data
    expect(made).toMatchObject({ state: 'running', use_count: 0, is_listed: false, products: [] })
    expect(await callError('createVoucher', { body })).toMatchObject({
      status: 422,
      errors: { code: ['Mã này đã có. Hãy nhập mã khác.'] },
    })
    expect((await callError('createVoucher', { body: { code: 'NONE' } })).errors).toHaveProperty(
      'amount',
    )
    const params = { id: made.id }
    const stopped = await call('updateVoucher', { params, body: { code: 'ABC', is_stopped: true } })
    expect(stopped.data).toMatchObject({ state: 'stopped', amount: 50_000 })
    const { entries } = (await call('adminActivity', { query: { kind: 'voucher' } })).data
    expect(entries[0]).toMatchObject({
      name: 'ABC',
      changes: [{ field: 'is_stopped', before: 'false', after: 'true' }],
    })
    const old = { updated_at: made.updated_at ?? '' }
    expect((await callError('updateVoucher', { params, body: { ...body, ...old } })).status).toBe(
      409,
    )
    expect((await callError('deleteVoucher', { params, query: old })).status).toBe(409)
    await call('deleteVoucher', { params, query: { updated_at: stopped.data.updated_at ?? '' } })
    expect((await callError('updateVoucher', { params, body })).status).toBe(404)
    await call('deleteVoucher', { params })
  })

  test("can't change the terms of a used voucher §10.19.12", async ({ call, callError }) => {
    const { id } = (await call('createVoucher', { body: { ...forAll, code: 'DUNG', percent: 20 } }))
      .data
    for (const _ of [1, 2]) {
      await call('createOrder', { body: { ...orderRequest, coupon_code: 'DUNG' } })
    }
    const params = { id }
    const change = async (terms: object) =>
      (await callError('updateVoucher', { params, body: { code: 'DUNG', ...terms } })).errors
    expect(await change({ percent: 30 })).toHaveProperty('percent')
    expect(await change({ code: 'KHAC' })).toHaveProperty('code')
    expect(await change({ is_for_all: false, product_ids: [1] })).toMatchObject({
      is_for_all: [/.+/],
      product_ids: [/.+/],
    })
    expect(await change({ max_uses: 1 })).toEqual({
      max_uses: ['Mã đã dùng 2 lượt. Hãy nhập từ 2 trở lên.'],
    })
    await call('updateVoucher', { params, body: { code: 'DUNG', percent: 20, max_uses: 2 } })
    expect(await callError('deleteVoucher', { params })).toMatchObject({
      status: 409,
      message: 'Mã giảm giá đã có đơn dùng nên không xóa được. Hãy dừng mã.',
    })
  })
})

describe('goods that are gone', () => {
  const unused = (db: Client['db']) =>
    db.tables.products.find(({ id }) => db.where('order_items', 'product_id', id).length === 0)
  const only = async ({ call, db }: Pick<Client, 'call' | 'db'>) => {
    const { id, name, slug } = unused(db) ?? { id: 0, name: '', slug: '' }
    const body = { code: 'RIENG', percent: 90, is_for_all: false, product_ids: [id] }
    const voucher = (await call('createVoucher', { body: { ...body, is_listed: true } })).data
    await call('deleteProduct', { params: { id } })
    return { voucher, body, gone: { id, name, slug, is_gone: true } }
  }

  test('stay named, and the voucher applies to nothing §10.19.15', async ({ client }) => {
    const { call, callError } = client
    const { voucher, body, gone } = await only(client)
    const params = { id: voucher.id }
    const read = async () =>
      (await call('adminVouchers', { query: { id: voucher.id } })).data.vouchers[0]
    expect(await read()).toMatchObject({ is_for_all: false, products: [gone] })
    const change = { ...body, ends_on: '2030-01-01' }
    expect((await call('updateVoucher', { params, body: change })).data.products).toEqual([gone])
    await call('updateVoucher', { params, body: { code: 'RIENG', max_uses: 9 } })
    expect(await read()).toMatchObject({ is_for_all: false, products: [gone] })
    expect((await call('vouchers')).data.map(({ code }) => code)).not.toContain('RIENG')
    expect(await callError('quoteOrder', { body: { items, coupon_code: 'RIENG' } })).toMatchObject(
      refusedCode('Mã giảm giá không áp dụng cho sản phẩm nào trong đơn. Hãy dùng mã khác.'),
    )
  })

  test('can not be chosen, and unknown ids are named §10.19.15', async ({ client }) => {
    const { callError } = client
    const { gone } = await only(client)
    const made = async (terms: object) =>
      (await callError('createVoucher', { body: { code: 'MOI', percent: 20, ...terms } })).errors
    expect(await made({ is_for_all: false, product_ids: [gone.id, 3] })).toEqual({
      product_ids: [`Không có sản phẩm #${gone.id}. Hãy bỏ khỏi danh sách.`],
    })
    expect(await made({ is_for_all: false, category_ids: [9001, 9002] })).toEqual({
      category_ids: ['Không có danh mục #9001, #9002. Hãy bỏ khỏi danh sách.'],
    })
    const none = { is_for_all: ['Chọn sản phẩm hoặc danh mục, hoặc chọn Mọi sản phẩm'] }
    expect(await made({ is_for_all: false, product_ids: [] })).toEqual(none)
    expect(await made({})).toEqual(none)
  })
})

describe('the voucher page', () => {
  test('lists the sample voucher until staff stop it §2.14.1 §10.19.2', async ({
    call,
    callError,
  }) => {
    expect((await call('vouchers')).data).toMatchObject([{ code: 'MOCLAN14', percent: 14 }])
    const { vouchers } = (await call('adminVouchers', { query: { q: 'moclan14' } })).data
    expect(vouchers).toMatchObject([{ state: 'running', is_for_all: true, minimum: null }])
    const quote = { body: { items, coupon_code: 'MOCLAN14' } }
    expect((await call('quoteOrder', quote)).data.bill.lines.at(-1)).toMatchObject({
      code: 'coupon',
    })
    const params = { id: vouchers[0]?.id ?? 0 }
    await call('updateVoucher', { params, body: { code: 'MOCLAN14', is_stopped: true } })
    expect((await call('vouchers')).data).toEqual([])
    expect(await callError('quoteOrder', quote)).toMatchObject(
      refusedCode('Mã giảm giá đã hết hạn. Hãy dùng mã khác.'),
    )
  })

  test('refuses the sample when the promotion is better §10.19.7', async ({ client }) => {
    const { call, callError, db } = client
    db.update('variants', items[0]?.variant_id ?? 0, { price: 50_000 })
    expect(
      await callError('quoteOrder', { body: { items, coupon_code: 'MOCLAN14' } }),
    ).toMatchObject(
      refusedCode('Khuyến mãi của đơn hàng giảm nhiều hơn mã này, bạn không cần nhập mã'),
    )
    expect((await call('quoteOrder', { body: { items } })).data.bill.total).toBe(15_000)
  })

  test('lists running vouchers, and the voucher that ends first comes first §10.19.2', async () => {
    const { call } = createClient({ now })
    const make = (code: string, terms: object) =>
      call('createVoucher', { body: { ...forAll, code, percent: 10, is_listed: true, ...terms } })
    await make('LAU', {})
    await make('GAP', { ends_on: today })
    await make('RIENG', { is_listed: false })
    await make('CHO', { starts_on: addDays(today, 1) })
    expect((await call('vouchers')).data.map(({ code }) => code)).toEqual([
      'GAP',
      'LAU',
      'MOCLAN14',
    ])
  })
})
