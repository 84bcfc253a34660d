import { describe, expect, test } from 'vitest'
import { shirtLine } from '../cart/example-lines'
import { type Attempt, mayHoldStock, planFor, type Purchase, repeatedOrder } from './purchase'

const dress = { ...shirtLine, productId: 8, variantId: 81 }
const minute = 60_000
const now = 1_000 * minute

const attempt: Attempt = {
  method: 'cod',
  lines: [shirtLine],
  besides: [],
  since: now - 10 * minute,
  now,
}
const shared = { at: now - minute, method: 'cod', lines: [shirtLine], besides: [] } as const
const payment = { paymentId: 'PAY-1', token: 'EC-1', url: 'https://paypal.example/?token=EC-1' }
const sent: Purchase = { ...shared, key: 'sent', state: 'sent' }
const ordered: Purchase = { ...shared, key: 'ordered', state: 'ordered', order: null }
const approving: Purchase = {
  ...shared,
  method: 'paypal',
  key: 'approving',
  state: 'approving',
  payment,
}

describe('an attempt (Product §4.8)', () => {
  test.each<[string, Purchase[], Partial<Attempt>, { step: string; key?: string }]>([
    ['begins where nothing was bought', [], {}, { step: 'begin' }],
    [
      'begins beside an order of other lines',
      [{ ...ordered, lines: [dress] }],
      {},
      { step: 'begin' },
    ],
    ['notifies of an order placed since', [ordered], {}, { step: 'notify', key: 'ordered' }],
    [
      'notifies of an order with one of its lines',
      [{ ...ordered, lines: [{ ...dress, variantId: 82 }, shirtLine] }],
      { lines: [dress, { ...shirtLine, quantity: 9 }] },
      { step: 'notify', key: 'ordered' },
    ],
    [
      'begins after an order from before this checkout',
      [ordered],
      { since: now, method: 'paypal' },
      { step: 'begin' },
    ],
    [
      'begins where the shopper knows of the order',
      [ordered],
      { besides: ['ordered'] },
      { step: 'begin' },
    ],
    ['repeats an order without an answer', [sent], {}, { step: 'retry', key: 'sent' }],
    ['repeats it also by PayPal', [sent], { method: 'paypal' }, { step: 'retry', key: 'sent' }],
    [
      'asks where that order is an hour old',
      [{ ...sent, at: now - 60 * minute }],
      {},
      { step: 'notify', key: 'sent' },
    ],
    [
      'goes on with an unanswered PayPal order, however old',
      [{ ...sent, method: 'paypal', at: 0 }],
      { method: 'paypal' },
      { step: 'retry', key: 'sent' },
    ],
    [
      'begins where PayPal is given up for cash',
      [approving, { ...sent, method: 'paypal' }],
      {},
      { step: 'begin' },
    ],
    [
      'goes on with a PayPal order',
      [approving],
      { method: 'paypal' },
      { step: 'retry', key: 'approving' },
    ],
    [
      'begins where the price of a PayPal order has changed',
      [approving],
      { method: 'paypal', lines: [{ ...shirtLine, price: 1 }] },
      { step: 'begin' },
    ],
  ])('%s', (_, purchases, changes, { step, key }) => {
    const plan = planFor(purchases, { ...attempt, ...changes }, true)
    expect(plan.step).toBe(step)
    expect('purchase' in plan ? plan.purchase.key : undefined).toBe(key)
  })

  test('asks about an order without an answer where the API knows no keys', () => {
    expect(planFor([sent], attempt, false)).toEqual({ step: 'notify', purchase: sent })
    expect(planFor([sent], { ...attempt, besides: ['sent'] }, false)).toEqual({ step: 'begin' })
  })
})

test('an approved payment repeats what was ordered since, unless one was made on top of the other', () => {
  const approved = { ...approving, since: approving.at }
  expect(repeatedOrder([approving, ordered], approved)).toBe(ordered)
  expect(repeatedOrder([approving, { ...ordered, at: 1 }], approved)).toBeUndefined()
  expect(repeatedOrder([ordered], { ...approved, key: 'ordered' })).toBeUndefined()
  expect(
    repeatedOrder([approving, { ...ordered, besides: ['approving'] }], approved),
  ).toBeUndefined()
  expect(repeatedOrder([ordered], { ...approved, besides: ['ordered'] })).toBeUndefined()
})

test('only an open purchase of the same lines may hold their stock', () => {
  expect(mayHoldStock([sent], [shirtLine])).toBe(true)
  expect(mayHoldStock([approving], [shirtLine])).toBe(true)
  expect(mayHoldStock([ordered], [shirtLine])).toBe(false)
  expect(mayHoldStock([sent], [dress])).toBe(false)
})
