import { ApiError } from '@/api/errors'
import type { OrderRequest, Payment } from '@/api/generated/model'
import {
  capturePayment,
  createOrder,
  createPaypalOrder,
  paypalStatus,
} from '@/api/generated/orders/orders'
import { shopConfig } from '@/lib/shop-config'
import { mayBePlaced } from './errors'
import { forgetOrderKey, orderKeyFor } from './order-key'
import { isPlacedOrder, type PlacedOrder } from './placed-order'

/** What the server made of an order. */
type Placed = { order: PlacedOrder; payment: Payment | undefined }

/**
 * Places an order and answers it as the server took it. Never repeated by itself (decisions §2): only the
 * shopper tries again. Throws `ApiError`, also for an answer of the wrong shape.
 */
export async function placeOrder(request: OrderRequest): Promise<Placed> {
  const headers = shopConfig.idempotencyKeys
    ? { 'Idempotency-Key': orderKeyFor(request) }
    : undefined
  try {
    const { data } = await createOrder(request, headers)
    if (!isPlacedOrder(data?.order)) throw new ApiError('unreadable')
    forgetOrderKey()
    return data
  } catch (error) {
    // The server read the order and refused it: the next try is a new one.
    if (!mayBePlaced(error)) forgetOrderKey()
    throw error
  }
}

/** Takes the money of an approved PayPal payment. Throws `ApiError`. */
export async function capturePaypal(paymentId: string): Promise<void> {
  await capturePayment({ payment_method: 'paypal', payment_id: paymentId })
}

/** Whether a payment is known to be captured; a question that gets no answer counts as no. */
export function isPaypalPaid(token: string): Promise<boolean> {
  return paypalStatus({ token }).then(
    ({ data }) => data.status === 'successful',
    () => false,
  )
}

/** PayPal's own order for an order of ours, for its buttons. Throws `ApiError`. */
export async function createPaypalOrderId(orderId: number): Promise<string> {
  const { data } = await createPaypalOrder({ order_id: orderId })
  return data.order_id
}
