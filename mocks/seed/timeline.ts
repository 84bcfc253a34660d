import type { SimpleFaker } from '@faker-js/faker'
import type { OrderEventRow, OrderStatus } from '~mocks/db/tables'
import { cancelReasons } from './copy/people'

type Step = Pick<OrderEventRow, 'status' | 'note' | 'at' | 'by'>

/** The steps to each status, by the moves that Product §10.6 allows. */
const stepsTo: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  shipped: ['pending', 'processing', 'shipped'],
  delivered: ['pending', 'processing', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
}

/** The hours between a step and the one before. */
const stepHours: Record<OrderStatus, { min: number; max: number }> = {
  pending: { min: 0, max: 0 },
  processing: { min: 1, max: 8 },
  shipped: { min: 10, max: 30 },
  delivered: { min: 20, max: 60 },
  cancelled: { min: 1, max: 12 },
}

const notes: Record<Exclude<OrderStatus, 'cancelled'>, string> = {
  pending: 'Đơn hàng đã được tạo.',
  processing: 'Đã xác nhận, đang chuẩn bị hàng.',
  shipped: 'Đã giao cho đơn vị vận chuyển.',
  delivered: 'Giao hàng thành công.',
}

/**
 * Returns the steps of an order to its status, all within the `hoursAgo` since it was placed.
 * @param staffName the author of all steps but the first, which is the system's
 */
export function timeline(
  status: OrderStatus,
  createdAt: Date,
  hoursAgo: number,
  staffName: string,
  faker: SimpleFaker,
): Step[] {
  const statuses = stepsTo[status]
  const gaps = statuses.map((step) => faker.number.float(stepHours[step]))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  // The steps of a new order are shortened, so that none is in the future.
  const pace = total === 0 ? 0 : Math.min(1, (hoursAgo * 0.9) / total)
  let elapsed = 0
  return statuses.map((step, index): Step => {
    elapsed += (gaps[index] ?? 0) * pace
    return {
      status: step,
      note: step === 'cancelled' ? faker.helpers.arrayElement(cancelReasons) : notes[step],
      at: new Date(createdAt.getTime() + elapsed * 3_600_000).toISOString(),
      by: index === 0 ? 'system' : staffName,
    }
  })
}
