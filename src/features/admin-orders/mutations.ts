import { useQueryClient } from '@tanstack/react-query'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'

/**
 * Moves an order. Without `updated_at` whatever stands there is moved, if the server still allows it. Afterwards, and
 * also after a failure (somebody else moved it, or the answer was lost), what shows orders is asked for anew.
 * Throws `ApiError`.
 */
export function useMoveOrder() {
  const client = useQueryClient()
  return useTransitionOrder({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // Waited for: whoever sees the outcome sees it beside the newest version.
      onSettled: () => refreshStaffContent(client),
    },
  })
}

/** Adds a note of the staff to an order. Throws `ApiError`. */
export function useAddNote() {
  const client = useQueryClient()
  return useAddOrderNote({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // The answer may be lost while the note is not.
      onError: (_, { id }) => client.invalidateQueries({ queryKey: getAdminOrderQueryKey(id) }),
    },
  })
}
