import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorTable, joinedFieldErrors, pressErrorTable, staffErrors } from '@/api/errors'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useMoveOrders as useMoveOrdersCall,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

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

/** Shown instead of the list. */
export const listErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminOrders.error.list',
})

/** Shown instead of an order. */
export const orderErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

/** Shown as a toast when slips could not be printed. */
export const printErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

/** Shown above the transition buttons; a conflict has a text of its own. */
export const moveErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.move',
})

/** Shown below the note's field. */
export const noteErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.note',
})

/** Shown as a toast when the export fails. */
export const exportErrors = errorTable<MessageId>({
  ...staffErrors,
  otherwise: 'adminOrders.export.failed',
  fallback: 'adminOrders.export.failed',
})

/** True when the order was changed since it was read: a newer version, or another status. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
