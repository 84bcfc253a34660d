import { useQueryClient } from '@tanstack/react-query'
import {
  actionErrorTable,
  ApiError,
  joinedFieldErrors,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import { useChangeAdminOrder } from '@/api/generated/admin-order-changes/admin-order-changes'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useCreateAdminOrder,
  useMoveOrders as useMoveOrdersCall,
  useSettleCash as useSettleCashCall,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import { useSettlePayment as useSettlePaymentCall } from '@/api/generated/admin-payments/admin-payments'
import {
  useCreateAdminReturn,
  useMoveReturn as useMoveReturnCall,
} from '@/api/generated/admin-return-moves/admin-return-moves'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

export { writeOutcome } from '@/api/errors'

/** Returns mutation options that put the order from the answer into the cache. */
function useOrderWrite() {
  const client = useQueryClient()
  const onSuccess = (answer: AdminOrderResponse) =>
    void client.setQueryData<AdminOrderResponse>(
      getAdminOrderQueryKey(answer.data.order.id),
      answer,
    )
  return { mutation: { onSuccess } }
}

/**
 * Like `useOrderWrite`. After a failure, staff content is also read again, because a colleague may have been
 * faster or the answer may be lost.
 */
function useOrderStep() {
  const client = useQueryClient()
  const { mutation } = useOrderWrite()
  return { mutation: { ...mutation, onSettled: () => refreshStaffContent(client) } }
}

/** Places an order taken by phone (Product §10.13). Throws `ApiError`. */
export const usePlacePhoneOrder = () => useCreateAdminOrder(useOrderWrite())

/**
 * Changes lines, recipient, address and note of an order. Either all changes are saved or none (Product
 * §10.14). Throws `ApiError`.
 */
export const useChangeOrder = () => useChangeAdminOrder(useOrderWrite())

/**
 * Changes an order's status. With `updated_at`, the server answers 409 if a newer version exists. Throws
 * `ApiError`.
 */
export const useMoveOrder = () => useTransitionOrder(useOrderStep())

/**
 * Captures an unclear payment, records the result of a check by hand, or removes that record (Product
 * §10.18). Throws `ApiError`.
 */
export const useSettlePayment = () => useSettlePaymentCall(useOrderStep())

/** Opens a return for a customer on the phone (Product §10.17). Throws `ApiError`. */
export const useOpenReturn = () => useCreateAdminReturn(useOrderStep())

/** Moves a return to its next state (Product §10.17). Throws `ApiError`. */
export const useMoveReturn = () => useMoveReturnCall(useOrderStep())

/** Adds an internal note to an order. Throws `ApiError`. */
export const useAddNote = () => useAddOrderNote(useOrderStep())

/** Moves several orders, or undoes such moves. Each order has its own outcome. Throws `ApiError`. */
export function useMoveOrders() {
  const client = useQueryClient()
  // The moves may have happened although the answer was lost, so staff content is read again.
  return useMoveOrdersCall({ mutation: { onError: () => refreshStaffContent(client) } })
}

/** Records the amounts of a carrier's statement. Each order has its own outcome. Throws `ApiError`. */
export function useSettleCash() {
  const client = useQueryClient()
  // Staff content is read again after a failure, too, because the amounts may be recorded although the answer
  // was lost.
  return useSettleCashCall({ mutation: { onSettled: () => refreshStaffContent(client) } })
}

/** The texts for the statuses with which a host answers a call that it does not offer. */
const notOffered = <Id extends MessageId>(id: Id) => ({ 404: id, 405: id, 501: id })

export const orderListErrors = staffErrorTable('adminOrders.error.list')

export const returnListErrors = staffErrorTable<MessageId>('adminReturns.error.list', {
  ...notOffered('adminReturns.error.notOffered'),
})

const notFound = {
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
} as const

export const orderReadErrors = staffErrorTable<MessageId>('adminOrders.error.order', notFound)

export const orderLoadErrors = actionErrorTable<MessageId>('adminOrders.error.order', notFound)

/** The errors of an order by phone that are not shown at a field. */
export const phoneOrderErrors = actionErrorTable<MessageId>('adminOrders.new.error', {
  ...notOffered('adminOrders.new.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

/** The errors of a changed order that are not shown at a field. */
export const orderChangeErrors = actionErrorTable<MessageId>('adminOrders.change.error', {
  ...notOffered('adminOrders.change.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

/** The errors of a status change. The order's own page shows another text for a conflict. */
export const moveErrors = actionErrorTable<MessageId>('adminOrders.error.move', {
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

export const paymentCheckErrors = actionErrorTable<MessageId>('paymentCheck.error', {
  404: 'adminOrders.error.notFound',
  405: 'paymentCheck.error.notOffered',
  409: 'paymentCheck.error.overtaken',
  422: joinedFieldErrors,
})

export const settleCashErrors = actionErrorTable<MessageId>('settle.error', {
  ...notOffered('settle.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

/** The errors when a return is opened or moved. */
export const returnWriteErrors = actionErrorTable<MessageId>('adminReturns.error.move', {
  ...notOffered('adminReturns.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

export const orderNoteErrors = actionErrorTable<MessageId>('adminOrders.error.note', {
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
})

export const orderExportErrors = staffErrorTable<MessageId>('adminOrders.export.failed', {
  otherwise: 'adminOrders.export.failed',
})

/** Returns true when the order now has a newer version, or another status, than the order on the screen. */
export function wasChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
