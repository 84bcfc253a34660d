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
 * Places an order; returns the server's word on it. Never repeated by itself (Product §2): only the shopper
 * tries again. It goes out under the `token` of the screen, null for a visitor's, even where the session has
 * ended since: the server then refuses it, instead of taking it as a visitor's. No hook: its code comes with
 * the first order that is sent. Throws `ApiError`.
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
 * Returns a function that captures an approved PayPal payment, by its id or the token of its return, and how
 * it then stands: `pending` where PayPal has not said yet that it took the money. Throws `ApiError`.
 */
export function useCapturePaypal(): (paymentId: string) => Promise<PaymentStatus> {
  const { mutateAsync: capture } = useCapturePayment()
  return async (paymentId) => {
    const { data } = await capture({ data: { payment_method: 'paypal', payment_id: paymentId } })
    return data?.status ?? 'successful'
  }
}

/** Returns how a payment stands; null without an answer, and for a payment without a token. */
export async function paypalState(token: string | undefined): Promise<PaymentStatus | null> {
  if (token === undefined) return null
  return paypalStatus({ token }).then(
    ({ data }) => data.status,
    () => null,
  )
}

/** Returns a function that gets PayPal's order for one of ours, for its buttons. Throws `ApiError`. */
export function usePaypalOrderId(): (orderId: number) => Promise<string> {
  const { mutateAsync: create } = useCreatePaypalOrder()
  return async (orderId) => (await create({ data: { order_id: orderId } })).data.order_id
}

/** What the page of an order does once the order is another one. */
export type OrderUpdates = {
  /** Called with the order as it is now. */
  onChanged?: ((order: Order) => void) | undefined
  /**
   * Reads it again where it may be another one: somebody in the shop was faster, or an answer was lost. May
   * reject.
   */
  refresh?: (() => Promise<Order | undefined>) | undefined
}

/** What follows a change of an order: its page and the lists of its buyer show it. A visitor has neither. */
function useOrderFollowUp() {
  const client = useQueryClient()
  return {
    async onSuccess(answer: OrderResponse, { code }: { code: string }) {
      const { queryKey } = orderQuery(code)
      // A read on its way may be older than the change.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && answer)
      void client.invalidateQueries({ queryKey: getOrdersQueryKey() })
    },
    // Somebody in the shop was faster, or the answer was lost.
    onError: (_: unknown, { code }: { code: string }) =>
      client.invalidateQueries({ queryKey: orderQuery(code).queryKey }),
  }
}

/** Cancels one of the shopper's orders. Throws `ApiError`. */
export const useCancelOwnOrder = () => useCancelOrder({ mutation: useOrderFollowUp() })

/** Uploads a photo of what goes back and returns its address. Throws `ApiError`. */
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

/** Asks back what an order brought. Under one key it is asked once. Throws `ApiError`. */
export const useRequestOwnReturn = () => useRequestReturn({ mutation: useOrderFollowUp() })

/** Changes who receives an order and where. Sent twice it is still one change. Throws `ApiError`. */
export const useChangeOwnDelivery = () => useChangeDelivery({ mutation: useOrderFollowUp() })

/** Whether the host gives an order to an account afterwards, as far as it has answered. */
const hostClaimsAtom = atom(true)

/** False once the host has answered so: nothing is offered any more. */
export const useHostClaims = () => useAtomValue(hostClaimsAtom)

/**
 * Adds orders of this device to the account, one by one; each then leaves the device's list. Returns the
 * codes that the host refused: they stay. Sent twice it is the same. Throws `ApiError` where none of the rest
 * can be sent.
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
 * Looks up an order by a click: a read that is never repeated by itself, as each miss counts. Throws
 * `ApiError`.
 */
export function useLookUpOrder() {
  return useMutation({
    mutationFn: async (asked: OrderLookup) => (await lookUpOrder(plainLookup(asked))).data.order,
  })
}
