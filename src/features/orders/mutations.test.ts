import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { session } from '@/api/session'
import { placeOrder } from './mutations'

afterEach(() => {
  session.end(session.now().number)
})

const order: OrderRequest = {
  full_name: 'Nguyễn Minh Anh',
  phone: '0912345678',
  address: '1 Phố Huế',
  province_id: 1,
  district_id: 2,
  ward_id: 3,
  items: [{ product_id: 1, variant_id: 1, quantity: 1 }],
  payment_method: 'cod',
}

function answering() {
  const fetching = vi.fn<typeof fetch>()
  fetching.mockImplementation(() =>
    Promise.resolve(Response.json({ success: false }, { status: 401 })),
  )
  vi.stubGlobal('fetch', fetching)
  return () => new Headers(fetching.mock.calls[0]?.[1]?.headers).get('Authorization')
}

test('an order that is clicked while the session ends is never sent as a visitor’s order', async () => {
  const sentToken = answering()
  session.begin('abc', 'lan@moclan.vn')
  session.end(session.now().number)
  await expect(
    placeOrder(new QueryClient(), 'abc', order, 'key-of-the-order'),
  ).rejects.toMatchObject({ status: 401 })
  expect(sentToken()).toBe('Bearer abc')
})

test('a visitor’s order carries no token', async () => {
  const sentToken = answering()
  await placeOrder(new QueryClient(), null, order, 'key-of-the-order').catch(() => {})
  expect(sentToken()).toBeNull()
})
