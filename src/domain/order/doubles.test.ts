import { expect, test } from 'vitest'
import type { Order } from '@/api/generated/model'
import { areDuplicateOrders, mergeProblems, mergeProblemsToShow } from './doubles'
import { blankOrder } from './order.fixtures'

const order = { ...blankOrder, created_at: '2026-11-21T02:00:00Z' }

test.each<[string, Partial<Order>, boolean]>([
  ['the same number', {}, true],
  ['the number in another spelling', { phone: '+84 912 345 678' }, true],
  ['another number', { phone: '0912345679' }, false],
  ['exactly two days later', { created_at: '2026-11-23T02:00:00Z' }, true],
  ['more than two days earlier', { created_at: '2026-11-19T01:59:59Z' }, false],
  ['on its way', { status: 'shipped' }, true],
  ['delivered', { status: 'delivered' }, false],
  ['cancelled', { status: 'cancelled' }, false],
  ['without a day', { created_at: null }, false],
])('an order and a second order (%s) are duplicates: %o %s §10.24.1', (_what, other, expected) => {
  expect(areDuplicateOrders(order, { ...order, id: 8, ...other })).toBe(expected)
  expect(areDuplicateOrders({ ...order, id: 8, ...other }, order)).toBe(expected)
})

test('an order is not a duplicate of itself §10.24.1', () => {
  expect(areDuplicateOrders(order, order)).toBe(false)
})

const voucher = { lines: [{ code: 'coupon', label: 'MA', amount: -1 }], total: 1 }
const paid = { payment_method: 'paypal', payment_status: 'successful' } as const

test.each<[string, Partial<Order>, Partial<Order>, readonly string[]]>([
  ['nothing', {}, { full_name: ' nguyễn  minh anh', phone: '+84912345678' }, []],
  ['the name', {}, { full_name: 'Nguyễn Minh' }, ['name']],
  ['the phone', {}, { phone: '0987654321' }, ['phone']],
  ['the address', {}, { address: '14 Lê Lợi' }, ['address']],
  ['the shipment, because one was sent', { status: 'shipped' }, {}, ['sent']],
  ['a voucher of the order that goes', {}, { bill: voucher }, ['voucher']],
  ['nothing beside a voucher of the order that stays', { bill: voucher }, {}, []],
  ['the payment', paid, {}, ['payment']],
  ['nothing where both are paid', paid, { payment_status: 'successful' }, []],
  [
    'the payment that is still to come',
    { payment_method: 'paypal' },
    { payment_method: 'paypal' },
    ['payment'],
  ],
  ['an exchange', {}, { exchange_of: { id: 1, code: 'ML1' } }, ['exchange']],
])('two orders that differ in %s: %o and %o give %o §10.24.3', (_what, one, other, expected) => {
  expect(mergeProblems({ ...order, ...one }, { ...order, id: 8, ...other })).toEqual(expected)
})

test.each<[readonly string[], readonly string[]]>([
  [[], []],
  [
    ['name', 'address'],
    ['name', 'address'],
  ],
  [['address', 'sent'], ['sent']],
  [['sent', 'slip'], ['sent']],
])('of the problems %o staff read %o §10.24.3', (problems, expected) => {
  expect(mergeProblemsToShow(problems)).toEqual(expected)
})
