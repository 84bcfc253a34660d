import { expect, test } from 'vitest'
import { amountToCollect } from './order-amounts'

const cash = {
  status: 'pending',
  payment_method: 'cod',
  payment_status: 'pending',
  total_amount: 515_000,
} as const

test.each([
  ['a cash order', {}, 515_000],
  ['a cash order that failed once', { payment_status: 'failed' }, 515_000],
  ['a delivered and paid order', { status: 'delivered', payment_status: 'successful' }, 0],
  ['a cancelled order', { status: 'cancelled', payment_status: 'cancelled' }, 0],
  ['a PayPal order', { payment_method: 'paypal', payment_status: 'successful' }, 0],
  ['a PayPal order that is not paid', { payment_method: 'paypal' }, 0],
  ['an order of a host that does not say how it is paid', { payment_method: null }, null],
  ['such an order, paid', { payment_method: null, payment_status: 'successful' }, 0],
] as const)('%s', (_, other, amount) => {
  expect(amountToCollect({ ...cash, ...other })).toBe(amount)
})
