import { ApiError } from '@/api/errors'
import type { PaymentResult, PaymentResultResponse } from '@/api/generated/model'
import { getPaypalStatusQueryOptions } from '@/api/generated/orders/orders'
import { isPlacedOrder } from './placed-order'

/** What became of a PayPal payment, with its order (decisions §2). Only reads: a reload never pays twice. */
export function paypalStatusQuery(token: string) {
  return getPaypalStatusQueryOptions({ token }, { query: { select: resultOf } })
}

function resultOf({ data }: PaymentResultResponse): PaymentResult {
  if (!isPlacedOrder(data?.order)) throw new ApiError('unreadable')
  return data
}
