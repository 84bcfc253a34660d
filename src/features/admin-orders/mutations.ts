import { useQueryClient } from '@tanstack/react-query'
import {
  actionErrorTable,
  ApiError,
  joinedFieldErrors,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useCreateAdminOrder,
  useMoveOrders as useMoveOrdersCall,
  useSettleCash as useSettleCashCall,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderData, AdminOrderRequest, AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'

export { writeOutcome } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'
import { keyHeaders } from '@/lib/random-key'

/** Places an order that a customer gives by phone (Product §10.13); retries carry the same key. Throws `ApiError`. */
export function useTakeOrder() {
  const client = useQueryClient()
  const { mutateAsync } = useCreateAdminOrder()
  return async (data: AdminOrderRequest, key: string | undefined): Promise<AdminOrderData> => {
    const answer = await mutateAsync({ data, ...keyHeaders(key) })
    client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(answer.data.order.id), answer)
    return answer.data
  }
}

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

/** Notes what a carrier's statement brought; each order has an outcome of its own. Throws `ApiError`. */
export function useSettleCash() {
  const client = useQueryClient()
  // After a failure, too: the answer may be lost.
  return useSettleCashCall({ mutation: { onSettled: () => refreshStaffContent(client) } })
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

export const listErrors = staffErrorTable('adminOrders.error.list')

export const orderErrors = staffErrorTable<MessageId>('adminOrders.error.order', {
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
})

export const printErrors = actionErrorTable<MessageId>('adminOrders.error.order', {
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
})

/** What kept an order by phone from being placed, unless it stands at its fields. */
export const takeErrors = actionErrorTable<MessageId>('adminOrders.new.error', {
  404: 'adminOrders.new.error.notOffered',
  405: 'adminOrders.new.error.notOffered',
  409: (error) => serverText(error),
  422: joinedFieldErrors,
})

/** A conflict on the order's own page has a text of its own. */
export const moveErrors = actionErrorTable<MessageId>('adminOrders.error.move', {
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

export const settleCashErrors = actionErrorTable<MessageId>('settle.error', {
  404: 'settle.error.notOffered',
  405: 'settle.error.notOffered',
  422: joinedFieldErrors,
})

export const noteErrors = actionErrorTable<MessageId>('adminOrders.error.note', {
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
})

export const exportErrors = staffErrorTable<MessageId>('adminOrders.export.failed', {
  otherwise: 'adminOrders.export.failed',
})

/** True when the order was changed since it was read: a newer version, or another status. */
export function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
