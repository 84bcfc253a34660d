import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import type { OrderCreatedData, OrderRequest } from '@/api/generated/model'
import { shirtLine } from '@/domain/cart/example-lines'
import type { Purchase } from '@/domain/order/ledger'
import { blankOrder } from '@/domain/order/order.fixtures'
import type { Attempt, CheckoutState } from '@/domain/order/purchase-states'
import { readPurchases } from '@/features/cart/purchases'
import { person as currentPerson } from '@/lib/kept'
import { memoryStorage } from '@/lib/memory-storage'
import { shopConfig } from '@/lib/shop-config'
import { type PurchaseCalls, runPurchase } from './run-purchase'

const local = new Map<string, string>()
const tab = new Map<string, string>()
const person = { full_name: 'Nguyễn Lan', phone: '0912345678', address: '12 Lê Lợi' }
const cash: OrderRequest = {
  ...person,
  province_id: 79,
  district_id: 760,
  ward_id: 26_740,
  items: [{ product_id: 7, variant_id: 71, quantity: 2 }],
  payment_method: 'cod',
}
const elsewhere: OrderRequest = { ...cash, address: '9 Lê Lợi' }
const paypal: OrderRequest = { ...cash, payment_method: 'paypal' }

type Place = PurchaseCalls['place']

/**
 * A host that follows the contract: requests with the same key make one order. If `keys` is false, each
 * request makes an order.
 */
function hostWith(keys: boolean) {
  shopConfig.idempotencyKeys = keys
  const orders: { key: string; body: string; code: string }[] = []
  let fails: ApiError | null = null
  let status = 'pending'
  const answerTo = (request: OrderRequest, code: string) =>
    ({
      order: { ...blankOrder, ...person, code, status, items: [] },
      payment: {
        payment_id: `PAY-${code}`,
        redirect_url:
          request.payment_method === 'paypal' ? `https://www.paypal.com/?token=${code}` : null,
      },
    }) as unknown as OrderCreatedData
  const place: Place = async (request, key) => {
    const body = JSON.stringify(request)
    const known = keys ? orders.find((order) => order.key === key) : undefined
    if (known && known.body !== body) throw new ApiError(409)
    if (fails?.status === 422) throw fails
    const order = known ?? { key, body, code: `ML-${orders.length + 1}` }
    if (!known) orders.push(order)
    const failure = fails
    fails = null
    if (failure) throw failure
    return { ...answerTo(request, order.code), repeated: known !== undefined }
  }
  const codes = () => orders.map(({ code }) => code)
  return {
    place,
    codes,
    failNext: (error: ApiError) => (fails = error),
    cancelled: (isSo: boolean) => (status = isSo ? 'cancelled' : 'pending'),
  }
}

const takeFromCart = vi.fn<() => void>()
const renewKey = vi.fn<() => void>()
let keys = 0

/** Clicks the pay button of a checkout. Without a `key`, the checkout is a new one. */
async function pay(
  place: Place,
  request = cash,
  {
    besides = [],
    key = `key-${++keys}`,
  }: { besides?: readonly (Purchase | undefined)[]; key?: string } = {},
): Promise<CheckoutState> {
  const known = {
    lines: [shirtLine],
    since: 0,
    besides: besides.map((purchase) => purchase?.key ?? ''),
  }
  const attempt: Attempt = { ...known, key, method: request.payment_method, request }
  return runPurchase(
    { state: 'composing' },
    { is: 'pressed', ledger: readPurchases(), ...known },
    { check: async () => attempt, place, capture: vi.fn(), takeFromCart, renewKey },
  )
}

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: memoryStorage(local),
    sessionStorage: memoryStorage(tab),
    location: { href: 'https://shop.example/checkout' },
  })
})
afterEach(() => {
  currentPerson.is('')
  local.clear()
  tab.clear()
  takeFromCart.mockReset()
  renewKey.mockReset()
  shopConfig.idempotencyKeys = false
})

test('an order that waits for another tab is not sent once its shopper has left §14.3c', async () => {
  const { promise: turn, resolve: takeTurn } = Promise.withResolvers<void>()
  const request = (_name: string, _options: LockOptions, run: () => unknown) => turn.then(run)
  vi.stubGlobal('navigator', { locks: { request } })
  currentPerson.is('lan')
  const { place, codes } = hostWith(true)
  void pay(place)
  currentPerson.is('mai')
  takeTurn()
  await turn
  await Promise.resolve()
  expect([codes(), local.size, takeFromCart.mock.calls]).toEqual([[], 0, []])
})

test('an order is kept without the person, and its lines leave the cart', async () => {
  const { place } = hostWith(true)
  const outcome = await pay(place)
  expect(outcome).toMatchObject({ state: 'placed', order: { code: 'ML-1', phone: '0912345678' } })
  expect(takeFromCart).toHaveBeenCalledWith([shirtLine])
  expect(local.get('purchases')).toContain('ML-1')
  expect(local.get('purchases')).not.toContain('0912345678')
})

test('the second tab shows the order; agreeing places another one', async () => {
  const { place, codes } = hostWith(true)
  await pay(place)
  tab.clear()
  const second = await pay(place)
  expect(second).toMatchObject({ state: 'composing', notice: { order: { code: 'ML-1' } } })
  expect(codes()).toEqual(['ML-1'])
  const [first] = readPurchases()
  await pay(place, cash, { besides: [first] })
  expect(codes()).toEqual(['ML-1', 'ML-2'])
})

test('after a lost answer the same content is the same order, in another tab too', async () => {
  const { place, codes, failNext } = hostWith(true)
  failNext(new ApiError('offline'))
  expect(await pay(place)).toMatchObject({ state: 'unknown' })
  tab.clear()
  expect(await pay(place)).toMatchObject({ state: 'placed' })
  expect(codes()).toEqual(['ML-1'])
})

test('an order that was cancelled after its answer got lost is shown, nothing leaves the cart, and the next click places another §4.8.9e', async () => {
  const { place, codes, failNext, cancelled } = hostWith(true)
  for (const request of [cash, elsewhere]) {
    failNext(new ApiError('offline'))
    expect(await pay(place)).toMatchObject({ state: 'unknown' })
    cancelled(true)
    expect(await pay(place, request)).toMatchObject({ state: 'cancelled' })
    expect(readPurchases()).toEqual([])
    cancelled(false)
  }
  expect(takeFromCart).not.toHaveBeenCalled()
  expect(renewKey).toHaveBeenCalledTimes(2)
  expect(await pay(place)).toMatchObject({ state: 'placed', order: { code: 'ML-3' } })
  expect(codes()).toHaveLength(3)
})

test('after a lost answer a changed form shows the order that arrived', async () => {
  const { place, codes, failNext } = hostWith(true)
  failNext(new ApiError('timeout'))
  expect(await pay(place)).toMatchObject({ state: 'unknown' })
  expect(await pay(place, elsewhere)).toMatchObject({
    state: 'composing',
    notice: { state: 'ordered', order: { code: 'ML-1' } },
  })
  expect(takeFromCart).toHaveBeenCalledOnce()
  expect(codes()).toEqual(['ML-1'])
})

test('a tab that does not know the sent order can not name it, and does not repeat it', async () => {
  const { place, codes, failNext } = hostWith(true)
  failNext(new ApiError('timeout'))
  expect(await pay(place)).toMatchObject({ state: 'unknown' })
  tab.clear()
  expect(await pay(place, elsewhere)).toMatchObject({
    state: 'composing',
    notice: { state: 'ordered', order: null },
  })
  expect(codes()).toEqual(['ML-1'])
})

test('a host without keys is not asked again before the shopper agrees', async () => {
  const { place, codes, failNext } = hostWith(false)
  failNext(new ApiError('offline'))
  expect(await pay(place)).toMatchObject({ state: 'unknown' })
  const outcome = await pay(place)
  expect(outcome).toMatchObject({ state: 'composing', notice: { state: 'sent' } })
  expect(codes()).toEqual(['ML-1'])
  const [sent] = readPurchases()
  await pay(place, cash, { besides: [sent] })
  expect(codes()).toEqual(['ML-1', 'ML-2'])
  expect(readPurchases().map(({ state }) => state)).toEqual(['ordered'])
})

test('the same PayPal order is continued; a changed one is a new order', async () => {
  const { place, codes } = hostWith(true)
  const first = await pay(place, paypal)
  expect(first).toMatchObject({ state: 'approving', purchase: { payment: { token: 'ML-1' } } })
  expect(await pay(place, { ...paypal, quoted_total: 1 })).toEqual({ ...first, order: null })
  const changed = { ...paypal, note: 'Gọi trước' }
  expect(await pay(place, changed)).toMatchObject({
    state: 'approving',
    purchase: { payment: { token: 'ML-2' } },
  })
  expect(codes()).toEqual(['ML-1', 'ML-2'])
  expect(takeFromCart).not.toHaveBeenCalled()
})

test('an order refused for its bill is not placed: the next try is a new order', async () => {
  const { place, codes } = hostWith(true)
  const body = { bill: { lines: [{ code: 'subtotal', amount: 9 }], total: 9 } }
  const changed: Place = async () => {
    throw new ApiError(409, '', {}, { body })
  }
  expect(await pay(changed, cash)).toMatchObject({ state: 'refused', error: { status: 409 } })
  expect(readPurchases()).toEqual([])
  expect(await pay(place, { ...cash, quoted_total: 9 })).toMatchObject({ state: 'placed' })
  expect(codes()).toEqual(['ML-1'])
})

test('a payment address that is no web address is never opened', async () => {
  const { place } = hostWith(true)
  const payment = { payment_id: 'PAY-1', redirect_url: 'javascript:alert(1)' }
  const placeBadly = async (...sent: Parameters<Place>) => ({ ...(await place(...sent)), payment })
  expect(await pay(placeBadly as Place, paypal)).toMatchObject({ state: 'refused' })
  expect(renewKey).toHaveBeenCalledOnce()
  expect(readPurchases()).toEqual([])
})

test('a key belongs to one checkout: another checkout with the same lines and address places another order §4.8.9h', async () => {
  const { place, codes } = hostWith(true)
  await pay(place)
  local.clear()
  expect(await pay(place)).toMatchObject({ state: 'placed', order: { code: 'ML-2' } })
  expect(codes()).toEqual(['ML-1', 'ML-2'])
})

test.each([
  ['that came', null],
  ['that got lost', new ApiError('offline')],
])(
  'without a ledger the same checkout, reloaded or in a copy of its tab, orders once after an answer %s §4.8.9h',
  async (_, failure) => {
    const { place, codes, failNext } = hostWith(true)
    if (failure) failNext(failure)
    await pay(place, cash, { key: 'kept' })
    local.clear()
    tab.clear()
    expect(await pay(place, cash, { key: 'kept' })).toMatchObject({
      state: 'composing',
      notice: { order: { code: 'ML-1' } },
    })
    expect(codes()).toEqual(['ML-1'])
  },
)

test('a cash order replaces a pending payment; a payment made meanwhile wins §4.8.15a §4.8.15b', async () => {
  const { place, codes } = hostWith(true)
  await pay(place, paypal)
  const [waiting] = readPurchases()
  const sent = vi.fn<Place>(place)
  expect(await pay(sent)).toMatchObject({ state: 'placed', order: { code: 'ML-2' } })
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ replaces: waiting?.key })
  expect(codes()).toEqual(['ML-1', 'ML-2'])
})

test('with a full or damaged storage, this tab still does not order twice', async () => {
  local.set('purchases', '[{"state":"ordered"},7]')
  const full = {
    ...memoryStorage(local),
    setItem: () => {
      throw new Error('full')
    },
  }
  vi.stubGlobal('window', { localStorage: full, sessionStorage: memoryStorage(tab) })
  const { place, codes } = hostWith(true)
  await pay(place)
  expect(await pay(place)).toMatchObject({ state: 'composing', notice: { state: 'ordered' } })
  expect(codes()).toEqual(['ML-1'])
})
