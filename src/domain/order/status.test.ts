import { expect, test } from 'vitest'
import { orderWork } from './description'
import { canChangeDelivery } from './status'

test('delivery can be changed until the order is on its way', () => {
  const open = orderWork.status.values.filter((status) => canChangeDelivery({ status }))
  expect(open).toEqual(['pending', 'processing'])
})
