import {
  paypalStatus,
  useCapturePayment,
  useCreateOrder,
  useCreatePaypalOrder,
} from '@/api/generated/orders/orders'
import type { OrderCreatedData, OrderRequest } from '@/api/generated/model'
import { bearer } from '@/api/session'
import { shopConfig } from '@/lib/shop-config'
import { mayBePlaced } from './errors'
import { forgetOrderKey, orderKeyFor } from './order-key'

/**
 * Answers how to place an order; the server's word on it comes back. Never repeated by itself (Product §2): only the
 * shopper tries again. It goes out under the `token` of the screen, null for a visitor's, even where the session has
 * ended since: the server then refuses it, instead of taking it as a visitor's. Throws `ApiError`.
 */
export function usePlaceOrder(
  token: string | null,
): (order: OrderRequest) => Promise<OrderCreatedData> {
  const { mutateAsync: create } = useCreateOrder({
    mutation: {
      onSuccess: forgetOrderKey,
      onError(error) {
        // The server read the order and refused it: the next try is a new one.
        if (!mayBePlaced(error)) forgetOrderKey()
      },
    },
  })
  return async (order) => {
    const headers = {
      ...(shopConfig.idempotencyKeys && { 'Idempotency-Key': orderKeyFor(order) }),
      ...(token !== null && bearer(token)),
    }
    return (await create({ data: order, headers })).data
  }
}

/** Returns a function that captures an approved PayPal payment. Throws `ApiError`. */
export function useCapturePaypal(): (paymentId: string) => Promise<unknown> {
  const { mutateAsync: capture } = useCapturePayment()
  return (paymentId) => capture({ data: { payment_method: 'paypal', payment_id: paymentId } })
}

/** True where a payment is known to be captured; a call without an answer counts as no. */
export function isPaypalPaid(token: string): Promise<boolean> {
  return paypalStatus({ token }).then(
    ({ data }) => data.status === 'successful',
    () => false,
  )
}

/** Returns a function that gets PayPal's order for one of ours, for its buttons. Throws `ApiError`. */
export function usePaypalOrderId(): (orderId: number) => Promise<string> {
  const { mutateAsync: create } = useCreatePaypalOrder()
  return async (orderId) => (await create({ data: { order_id: orderId } })).data.order_id
}
