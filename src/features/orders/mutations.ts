import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { OrderRequest } from '@/api/generated/model'
import { createOrder } from '@/api/generated/orders/orders'
import { shopConfig } from '@/lib/shop-config'
import { forgetOrderKey, orderKeyFor } from './order-key'
import { isPlacedOrder, type PlacedOrder } from './placed-order'

/** Places an order. Never repeated by itself (decisions §2): only the shopper tries again. */
export function usePlaceOrder() {
  return useMutation({ mutationFn: placeOrder, retry: false })
}

/** Answers the order as the server took it; throws `ApiError`, also for an answer of the wrong shape. */
async function placeOrder(request: OrderRequest): Promise<PlacedOrder> {
  const headers = shopConfig.idempotencyKeys
    ? { 'Idempotency-Key': orderKeyFor(request) }
    : undefined
  try {
    const { data } = await createOrder(request, headers)
    if (!isPlacedOrder(data?.order)) throw new ApiError('unreadable')
    forgetOrderKey()
    return data.order
  } catch (error) {
    // The server read the order and refused it: the next try is a new one.
    if (error instanceof ApiError && error.status === 422) forgetOrderKey()
    throw error
  }
}
