import {
  MutationObserver,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { uploadReturnPhotoAnswer } from '@/api/answers/orders.gen'
import { ApiError, isNotOffered } from '@/api/errors'
import type {
  Order,
  OrderCreatedData,
  OrderRequest,
  OrderResponse,
  PaymentStatus,
  UploadResponse,
} from '@/api/generated/model'
import {
  claimOrder,
  getCreateOrderMutationOptions,
  getOrdersQueryKey,
  getUploadReturnPhotoUrl,
  lookUpOrder,
  paypalStatus,
  useCancelOrder,
  useCapturePayment,
  useChangeDelivery,
  useCreatePaypalOrder,
  useRequestReturn,
} from '@/api/generated/orders/orders'
import { bearer } from '@/api/session'
import { upload, type UploadOptions } from '@/api/upload'
import { type OrderLookup, plainLookup } from '@/domain/order/search'
import { keyHeader } from '@/lib/random-key'
import { atom, useAtomValue, useSetAtom } from '@/lib/store'
import { type DeviceOrder, removeDeviceOrder } from './device-orders'
import { orderQuery } from './queries'

/**
 * Places an order and returns the server's answer. It is never repeated automatically (Product §2). Sends the
 * `token` of the screen, or no token for a visitor. If the session has ended, the server refuses the order,
 * so that it does not become a visitor's order. This is not a hook, because its code loads with the first
 * order. Throws `ApiError`.
 */
export async function placeOrder(
  client: QueryClient,
  token: string | null,
  order: OrderRequest,
  key: string,
): Promise<OrderCreatedData> {
  const create = new MutationObserver(client, getCreateOrderMutationOptions())
  const headers = {
    [keyHeader]: key,
    ...(token !== null && bearer(token)),
  }
  return (await create.mutate({ data: order, headers })).data
}

/**
 * Returns a function that captures an approved PayPal payment. The payment is identified by its id, or by the
 * token in the return address. Resolves to the payment's status: `pending` until PayPal confirms that it took
 * the money. Throws `ApiError`.
 */
export function useCapturePaypal(): (paymentId: string) => Promise<PaymentStatus> {
  const { mutateAsync: capture } = useCapturePayment()
  return async (paymentId) => {
    const { data } = await capture({ data: { payment_method: 'paypal', payment_id: paymentId } })
    return data?.status ?? 'successful'
  }
}

/** Returns the status of a payment; null without a token, or when no answer arrives. */
export async function paypalState(token: string | undefined): Promise<PaymentStatus | null> {
  if (token === undefined) return null
  return paypalStatus({ token }).then(
    ({ data }) => data.status,
    () => null,
  )
}

/**
 * Returns a function that creates an order at PayPal for an order of the shop. PayPal's buttons use it.
 * Throws `ApiError`.
 */
export function usePaypalOrderId(): (orderId: number) => Promise<string> {
  const { mutateAsync: create } = useCreatePaypalOrder()
  return async (orderId) => (await create({ data: { order_id: orderId } })).data.order_id
}

/** How the page of an order is updated after the order has changed. */
export type OrderUpdates = {
  /** Called with the changed order. */
  onChanged?: ((order: Order) => void) | undefined
  /**
   * Reads the order again. It may have changed because staff were faster or an answer was lost. May reject.
   */
  refresh?: (() => Promise<Order | undefined>) | undefined
}

/**
 * Updates the order's page and the shopper's lists after a change. A visitor has neither, so nothing happens
 * for a visitor.
 */
function useOrderFollowUp() {
  const client = useQueryClient()
  return {
    async onSuccess(answer: OrderResponse, { code }: { code: string }) {
      const { queryKey } = orderQuery(code)
      // A request that is still running may return data from before the change, so it is cancelled.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && answer)
      void client.invalidateQueries({ queryKey: getOrdersQueryKey() })
    },
    // After a failure the order is read again, because staff were faster or the answer was lost.
    onError: (_: unknown, { code }: { code: string }) =>
      client.invalidateQueries({ queryKey: orderQuery(code).queryKey }),
  }
}

/** Cancels one of the shopper's orders. Throws `ApiError`. */
export const useCancelOwnOrder = () => useCancelOrder({ mutation: useOrderFollowUp() })

/** Uploads a photo of the goods to return, and resolves to its address. Throws `ApiError`. */
export async function uploadPhoto(
  { code, phone }: OrderLookup,
  photo: File,
  options: UploadOptions,
): Promise<string> {
  const form = new FormData()
  form.append('order_phone', phone)
  form.append('image', photo)
  const url = getUploadReturnPhotoUrl(code)
  return (await upload<UploadResponse>(url, uploadReturnPhotoAnswer, form, options)).data.url
}

/**
 * Requests a return. A repeated call with the same key does not create a second return. Throws `ApiError`.
 */
export const useRequestOwnReturn = () => useRequestReturn({ mutation: useOrderFollowUp() })

/**
 * Changes the recipient and address of an order. Repeating the call is safe, because it changes nothing more.
 * Throws `ApiError`.
 */
export const useChangeOwnDelivery = () => useChangeDelivery({ mutation: useOrderFollowUp() })

/** False once the host has answered that it can't add orders to accounts. */
const hostClaimsAtom = atom(true)

/**
 * Returns false once the host has answered that it can't add orders to accounts. The form then disappears.
 */
export const useHostClaims = () => useAtomValue(hostClaimsAtom)

/**
 * Adds orders of this device to the account, one by one, and removes each added order from the device's list.
 * Returns the codes of the orders that the host refused; these orders stay in the list. Repeating the call is
 * safe. Throws `ApiError` when the remaining orders can't be sent.
 */
export function useClaimOrders() {
  const client = useQueryClient()
  const setHostClaims = useSetAtom(hostClaimsAtom)
  return useMutation({
    async mutationFn({ orders, phone }: { orders: readonly DeviceOrder[]; phone: string }) {
      const refused: string[] = []
      for (const order of orders) {
        try {
          await claimOrder(plainLookup({ code: order.code, phone }))
          removeDeviceOrder(order)
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 422)) throw error
          refused.push(order.code)
        }
      }
      return refused
    },
    onError: (error) => isNotOffered(error) && setHostClaims(false),
    onSettled: () => client.invalidateQueries({ queryKey: getOrdersQueryKey() }),
  })
}

/**
 * Looks up an order on a click. It is a mutation, so that it is never repeated automatically, because the
 * host counts failed look-ups. Throws `ApiError`.
 */
export function useLookUpOrder() {
  return useMutation({
    mutationFn: async (asked: OrderLookup) => (await lookUpOrder(plainLookup(asked))).data.order,
  })
}
