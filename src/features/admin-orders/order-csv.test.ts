import { expect, test } from 'vitest'
import type { AdminOrderRow } from '@/api/generated/model'
import { ordersCsv } from './order-csv'

const order: AdminOrderRow = {
  id: 7,
  code: 'ML261121-0007',
  full_name: '=Nguyễn, "Lan"',
  phone: '0912345678',
  status: 'pending',
  payment_method: 'cod',
  payment_status: 'pending',
  item_count: 3,
  total_amount: 1_515_000,
  created_at: '2026-11-20T18:05:00Z',
}

test('a row has shop times, plain amounts, the leading zero of the phone, and no formulas', () => {
  const [, line] = ordersCsv([order], (id) => id).split('\r\n')
  expect(line).toBe(
    [
      'ML261121-0007',
      '2026-11-21 01:05',
      '"\'=Nguyễn, ""Lan"""',
      '0912 345 678',
      'adminOrders.status.pending',
      'adminOrders.payment.cod',
      'adminOrders.paid.pending',
      '3',
      '1515000',
    ].join(','),
  )
})
