import { expect, test } from 'vitest'
import { orderStatuses, orderTabs, paymentAfter } from './orders'

test('the two tabs hold every status once', () => {
  const inTabs = [...orderTabs.processing, ...orderTabs.completed]
  expect(inTabs.toSorted()).toEqual([...orderStatuses].toSorted())
})

test('cash is paid on delivery; a cancelled order is not paid', () => {
  expect(paymentAfter('delivered', 'cod', 'pending')).toBe('successful')
  expect(paymentAfter('shipped', 'cod', 'pending')).toBe('pending')
  expect(paymentAfter('delivered', 'paypal', 'successful')).toBe('successful')
  expect(paymentAfter('cancelled', 'paypal', 'successful')).toBe('cancelled')
})
