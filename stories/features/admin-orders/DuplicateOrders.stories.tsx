import preview from '#.storybook/preview'
import type { OrderDouble } from '@/api/generated/model'
import { DuplicateOrders } from '@/features/admin-orders/DuplicateOrders'
import { orderData } from '../../support/admin-orders'

const double: OrderDouble = {
  id: 61,
  code: 'ML261121-0061',
  status: 'pending',
  item_count: 2,
  total_amount: 700_000,
  created_at: '2026-11-21T03:00:00Z',
  updated_at: '2026-11-21T03:00:00Z',
  problems: [],
  merged_total: 1_200_000,
}

const meta = preview.meta({
  component: DuplicateOrders,
  args: { data: orderData({ doubles: [double] }) },
})

/** Another order of the same customer can be merged into this one. */
export const CanBeMerged = meta.story()

/** All reasons against a merge apply at once, so the list is as long as it can be. */
export const Apart = meta.story({
  args: {
    data: orderData({
      doubles: [
        {
          ...double,
          merged_total: null,
          problems: ['name', 'phone', 'address', 'voucher', 'payment'],
        },
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
})

/** The other order was just merged into this one, and a button can undo the merge. */
export const Merged = meta.story({
  args: {
    data: orderData({
      merged: [{ id: 61, code: 'ML261121-0061', undo_until: '2999-11-21T03:10:00Z' }],
    }),
  },
})
