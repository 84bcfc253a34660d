import { expect, test } from 'vitest'
import { canChangeDelivery } from './delivery'
import { orderWork } from './description'

test('delivery can be changed until the order is on its way', () => {
  const open = orderWork.status.values.filter((status) => canChangeDelivery({ status }))
  expect(open).toEqual(['pending', 'processing'])
})
