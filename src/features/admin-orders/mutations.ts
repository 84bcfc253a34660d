import { useQueryClient } from '@tanstack/react-query'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useMoveOrders as useMoveOrdersCall,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'

/**
 * Changes an order's status. Without `updated_at` any version is changed, if the server allows it. Afterwards, also
 * after a failure (a conflict, or a lost answer), the queries that show orders are refetched. Throws `ApiError`.
 */
export function useMoveOrder() {
  const client = useQueryClient()
  return useTransitionOrder({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // Awaited, so that the outcome is shown together with the newest version.
      onSettled: () => refreshStaffContent(client),
    },
  })
}

/**
 * Moves several orders, or takes moves back; each has an outcome of its own. After a failure the lists are refetched,
 * because a lost answer may belong to moves that happened. Throws `ApiError`.
 */
export function useMoveOrders() {
  const client = useQueryClient()
  return useMoveOrdersCall({ mutation: { onError: () => refreshStaffContent(client) } })
}

/** Adds an internal note to an order. Throws `ApiError`. */
export function useAddNote() {
  const client = useQueryClient()
  return useAddOrderNote({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // The note may have been saved although the answer was lost.
      onError: (_, { id }) => client.invalidateQueries({ queryKey: getAdminOrderQueryKey(id) }),
    },
  })
}
