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

/** Changes an order's status; with `updated_at`, that of this version only. Throws `ApiError`. */
export function useMoveOrder() {
  const client = useQueryClient()
  return useTransitionOrder({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // After a failure, too. Awaited, so that the outcome is shown together with the newest version.
      onSettled: () => refreshStaffContent(client),
    },
  })
}

/** Moves several orders, or takes moves back; each has an outcome of its own. Throws `ApiError`. */
export function useMoveOrders() {
  const client = useQueryClient()
  // A lost answer may belong to moves that happened.
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

export const listErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminOrders.error.list',
})

export const orderErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

export const printErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
  fallback: 'adminOrders.error.order',
})

/** A conflict on the order's own page has a text of its own. */
export const moveErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.move',
})

export const noteErrors = pressErrorTable<MessageId>({
  ...staffErrors,
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
  fallback: 'adminOrders.error.note',
})

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
