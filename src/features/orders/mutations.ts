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
import { bearerHeader } from '@/api/session'
import { uploadForm, type UploadOptions } from '@/api/upload'
import { type OrderLookup, tidyOrderLookup } from '@/domain/order/search'
import { idempotencyKeyHeader } from '@/lib/random-key'
import { atom, useAtomValue, useSetAtom } from '@/lib/store'
import { type DeviceOrder, removeDeviceOrder } from './device-orders'
import { orderQuery } from './queries'

/**
 * Places an order and returns the server's response. The call is never repeated automatically (Product §2).
 * `token` is the token with which the screen was opened, or null for a visitor. If this session has ended
 * meanwhile, the server refuses the order. Otherwise it would become a visitor's order. This function is not
 * a hook, because its code loads only with the first order. Throws `ApiError`.
 */
export async function placeOrder(
  client: QueryClient,
  token: string | null,
  order: OrderRequest,
  key: string,
): Promise<OrderCreatedData> {
  const create = new MutationObserver(client, getCreateOrderMutationOptions())
  const headers = {
    [idempotencyKeyHeader]: key,
    ...(token !== null && bearerHeader(token)),
  }
  return (await create.mutate({ data: order, headers })).data
}

/**
 * Returns a function that captures an approved PayPal payment. Its argument is the id of the payment, or the
 * token in the URL with which PayPal sent the shopper back. The function resolves to the status of the
 * payment: 'pending' until PayPal confirms that it took the money. A response without a status counts as
 * 'successful'. The function throws `ApiError`.
 */
export function useCapturePaypalPayment(): (paymentId: string) => Promise<PaymentStatus> {
  const { mutateAsync: capture } = useCapturePayment()
  return async (paymentId) => {
    const { data } = await capture({ data: { payment_method: 'paypal', payment_id: paymentId } })
    return data?.status ?? 'successful'
  }
}

/** Returns the status of a payment. Returns null without a token and after a failed call. */
export async function fetchPaymentStatus(token: string | undefined): Promise<PaymentStatus | null> {
  if (token === undefined) return null
  return paypalStatus({ token }).then(
    ({ data }) => data.status,
    () => null,
  )
}

/**
 * Returns a function that creates an order at PayPal for an order of the shop, and resolves to the id of the
 * order at PayPal. PayPal's buttons call the function. It throws `ApiError`.
 */
export function useCreateOrderAtPaypal(): (orderId: number) => Promise<string> {
  const { mutateAsync: create } = useCreatePaypalOrder()
  return async (orderId) => (await create({ data: { order_id: orderId } })).data.order_id
}

/** Functions that keep the page of an order up to date when the order changes. */
export type OrderUpdateCallbacks = {
  /** Called with the changed order. */
  onChanged?: ((order: Order) => void) | undefined
  /**
   * Reads the order again, because staff may have changed it, or because the server's response to a change
   * was lost. May reject.
   */
  refresh?: (() => Promise<Order | undefined>) | undefined
}

/**
 * Returns mutation options that update the order's page and the shopper's list of orders. For a visitor they
 * change nothing, because a visitor has neither.
 */
function useOrderFollowUp() {
  const client = useQueryClient()
  return {
    async onSuccess(answer: OrderResponse, { code }: { code: string }) {
      const { queryKey } = orderQuery(code)
      // A running request may return data from before the change, so the request is cancelled.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && answer)
      void client.invalidateQueries({ queryKey: getOrdersQueryKey() })
    },
    // After a failure the order is refetched, because staff may have changed it first, or only the server's
    // response may be lost.
    onError: (_: unknown, { code }: { code: string }) =>
      client.invalidateQueries({ queryKey: orderQuery(code).queryKey }),
  }
}

/** Cancels one of the shopper's orders. Throws `ApiError`. */
export const useCancelOwnOrder = () => useCancelOrder({ mutation: useOrderFollowUp() })

/** Uploads a photo of the goods to return, and resolves to the photo's URL. Throws `ApiError`. */
export async function uploadPhotoForReturn(
  { code, phone }: OrderLookup,
  photo: File,
  options: UploadOptions,
): Promise<string> {
  const form = new FormData()
  form.append('order_phone', phone)
  form.append('image', photo)
  const url = getUploadReturnPhotoUrl(code)
  return (await uploadForm<UploadResponse>(url, uploadReturnPhotoAnswer, form, options)).data.url
}

/** Requests a return. A repeated call with the same key creates no second return. Throws `ApiError`. */
export const useRequestReturnAsShopper = () => useRequestReturn({ mutation: useOrderFollowUp() })

/**
 * Changes the recipient and address of an order. A second call with the same values changes nothing, so
 * callers can repeat the call. Throws `ApiError`.
 */
export const useChangeOwnDelivery = () => useChangeDelivery({ mutation: useOrderFollowUp() })

/** False if the host has answered that it can't add orders to accounts. */
const hostClaimsAtom = atom(true)

/**
 * Returns false after the host has answered that it can't add orders to accounts. The form for it is then
 * hidden.
 */
export const useCanHostClaimOrders = () => useAtomValue(hostClaimsAtom)

/**
 * Adds orders of this device to the account, one by one. Each added order is removed from the device. An
 * order that the host refuses with a 422 stays on the device, and its code is returned. Any other failure
 * throws `ApiError`, and the remaining orders are not sent. Callers can repeat the call.
 */
export function useClaimOrders() {
  const client = useQueryClient()
  const setHostClaims = useSetAtom(hostClaimsAtom)
  return useMutation({
    async mutationFn({ orders, phone }: { orders: readonly DeviceOrder[]; phone: string }) {
      const refused: string[] = []
      for (const order of orders) {
        try {
          await claimOrder(tidyOrderLookup({ code: order.code, phone }))
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
 * Looks up an order. Each failed look-up counts at the host, so it must never be repeated automatically. The
 * look-up is therefore a mutation. Throws `ApiError`.
 */
export function useLookUpOrder() {
  return useMutation({
    mutationFn: async (asked: OrderLookup) =>
      (await lookUpOrder(tidyOrderLookup(asked))).data.order,
  })
}
