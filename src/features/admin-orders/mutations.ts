import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addOrderNote,
  getAdminOrderQueryKey,
  transitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderResponse, OrderStatus, TransitionRequest } from '@/api/generated/model'

/** What else shows orders: the lists and the overview of the back office, and the shopper's own history. */
const showOrders = ['/api/admin/orders', '/api/admin/dashboard', '/api/orders']
/** What shows stock, which a cancelled order gives back; both in the shop and in the back office. */
const showStock = ['/api/products', '/api/admin/products', '/api/cart']

/** Whether an answer kept under this key may be another one after an order has moved to `status`. */
export function isTouchedByMove(key: QueryKey, status: OrderStatus): boolean {
  const paths = status === 'cancelled' ? [...showOrders, ...showStock] : showOrders
  const path = String(key[0])
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}

/** A step of one order. Without `updated_at` whatever stands there is moved, if the server still allows it. */
export type Move = TransitionRequest & { id: number }

/**
 * Moves an order. Afterwards, and also after a failure (somebody else moved it, or the answer was lost), what shows
 * orders is asked for anew. Throws `ApiError`.
 */
export function useMoveOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...request }: Move) => transitionOrder(id, request),
    onSuccess: (answer, { id }) => {
      queryClient.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
    },
    // Waited for: whoever sees the outcome sees it beside the newest version.
    onSettled: (_, __, { status }) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isTouchedByMove(queryKey, status),
      }),
  })
}

/** Adds a note of the staff to an order. Throws `ApiError`. */
export function useAddNote(id: number) {
  const queryClient = useQueryClient()
  const queryKey = getAdminOrderQueryKey(id)
  return useMutation({
    mutationFn: (text: string) => addOrderNote(id, { text }),
    onSuccess: (answer) => queryClient.setQueryData<AdminOrderResponse>(queryKey, answer),
    // The answer may be lost while the note is not.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
