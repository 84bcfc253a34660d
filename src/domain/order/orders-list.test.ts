import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type AdminOrdersSearch,
  adminOrdersSearchSchema,
  ordersTab,
  ordersTabSearch,
  withOrdersTab,
} from './orders-list'

const narrowed: AdminOrdersSearch = {
  q: 'lan',
  from: '2026-11-01',
  to: '2026-11-21',
  payment_method: 'paypal',
  sort: 'total',
  per_page: 50,
  page: 3,
}
const queue: AdminOrdersSearch = { status: 'pending', payment_method: 'cod' }

test.each([
  [
    { ...queue, sort: '-total', stray: 1 },
    { ...queue, sort: '-total' },
  ],
  [{ status: 'lost', payment_method: 'gold', sort: 'name', from: 'soon' }, {}],
  [
    { from: '2026-11-21', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-21' },
  ],
  [{ from: '2026-11-21' }, { from: '2026-11-21' }],
  [{ to: '2026-11-21' }, { to: '2026-11-21' }],
])('%j is read as %j §10.6.1 §10.6.2 §10.6.5', (raw, place) => {
  expect(v.parse(adminOrdersSearchSchema, raw)).toEqual(place)
})

describe('tabs', () => {
  test.each([
    [{}, 'all'],
    [{ status: 'pending' }, 'pending'],
    [{ payment_method: 'cod' }, 'all'],
    [queue, 'queue'],
  ] as const)('%j is %s', (place, tab) => {
    expect(ordersTab(place)).toBe(tab)
  })

  test('keep text, days, sort and payment, and start at page 1', () => {
    const { page: _, ...rest } = narrowed
    expect(withOrdersTab(narrowed, 'shipped')).toEqual({ ...rest, status: 'shipped' })
    expect(withOrdersTab({ ...narrowed, status: 'shipped' }, 'all')).toEqual(rest)
  })

  test('the queue sets the payment filter, and clears it when it is left', () => {
    const paypal: AdminOrdersSearch = { q: 'lan', payment_method: 'paypal' }
    expect(withOrdersTab(paypal, 'queue')).toEqual({ q: 'lan', ...queue })
    expect(withOrdersTab({ q: 'lan', ...queue }, 'all')).toEqual({ q: 'lan' })
    expect(withOrdersTab(queue, 'queue')).toEqual(queue)
  })
})

test.each([
  [{ q: 'lan', sort: 'total' }, {}],
  [{ status: 'shipped', payment_method: 'cod' }, { status: 'shipped' }],
  [{ ...queue, q: 'lan' }, queue],
  [{ payment_state: 'unclear', q: 'lan' }, { payment_state: 'unclear' }],
  [{ payment_state: 'failed' }, {}],
] as const)('the tab of %j sets %j itself', (place, ofTab) => {
  expect(ordersTabSearch(place)).toEqual(ofTab)
})

test('cash that carriers owe is a tab of its own §10.22.2', () => {
  const owed: AdminOrdersSearch = { payment_state: 'owed', q: 'lan' }
  expect(ordersTab(owed)).toBe('owed')
  expect(withOrdersTab(owed, 'unclear')).toEqual({ payment_state: 'unclear', q: 'lan' })
})

test('unclear payments are a tab, and leaving it removes its filter §10.18.1', () => {
  const unclear: AdminOrdersSearch = { payment_state: 'unclear', q: 'lan' }
  expect(ordersTab(unclear)).toBe('unclear')
  expect(withOrdersTab(narrowed, 'unclear')).not.toHaveProperty('payment_method')
  expect(withOrdersTab(unclear, 'shipped')).toEqual({ status: 'shipped', q: 'lan' })
  const failed: AdminOrdersSearch = { payment_state: 'failed' }
  expect(withOrdersTab(failed, 'shipped')).toEqual({ status: 'shipped', ...failed })
})
