import { useQueryClient } from '@tanstack/react-query'
import {
  actionErrorTable,
  ApiError,
  joinedFieldErrors,
  notOfferedRules,
  serverText,
  staffErrorTable,
} from '@/api/errors'
import {
  useChangeAdminOrder,
  useMergeOrders as useMergeOrdersCall,
} from '@/api/generated/admin-order-changes/admin-order-changes'
import {
  getAdminOrderQueryKey,
  useAddOrderNote,
  useCreateAdminOrder,
  useMoveOrders,
  useSettleCash as useSettleCashCall,
  useTransitionOrder,
} from '@/api/generated/admin-orders/admin-orders'
import { useSettlePayment as useSettlePaymentCall } from '@/api/generated/admin-payments/admin-payments'
import {
  useCreateAdminReturn,
  useKeepInPart,
  useMoveReturn,
} from '@/api/generated/admin-return-moves/admin-return-moves'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

/** Returns mutation options that put the order from the server's response into the cache. */
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
 * Returns the options of `useOrderWrite`, and a refetch of staff content after success and failure. A failure
 * refetches, too, because a colleague may have changed the order first, or only the server's response may be
 * lost.
 */
function useOrderStep() {
  const client = useQueryClient()
  const { mutation } = useOrderWrite()
  return { mutation: { ...mutation, onSettled: () => refreshStaffContent(client) } }
}

/** Places an order taken by phone (Product §10.13). Throws `ApiError`. */
export const usePlacePhoneOrder = () => useCreateAdminOrder(useOrderWrite())

/**
 * Changes lines, recipient, address and note of an order. The server saves all changes or none (Product
 * §10.14). Throws `ApiError`.
 */
export const useChangeOrder = () => useChangeAdminOrder(useOrderWrite())

/** Moves the lines of one order into another order (Product §10.24). Throws `ApiError`. */
export const useMergeOrders = () => useMergeOrdersCall(useOrderStep())

/**
 * Changes an order's status. If the order has a newer version than `updated_at`, the server answers with a
 * 409. Throws `ApiError`.
 */
export const useChangeOrderStatus = () => useTransitionOrder(useOrderStep())

/**
 * Settles an unclear payment (Product §10.18): captures the payment, records the result of a check by hand,
 * or removes this record. Throws `ApiError`.
 */
export const useSettlePayment = () => useSettlePaymentCall(useOrderStep())

/** Opens a return for a customer on the phone (Product §10.17). Throws `ApiError`. */
export const useOpenReturn = () => useCreateAdminReturn(useOrderStep())

/** Records that the customer kept only some pieces of a parcel (Product §10.25). Throws `ApiError`. */
export const useKeepPieces = () => useKeepInPart(useOrderStep())

/** Moves a return to its next state (Product §10.17). Throws `ApiError`. */
export const useChangeReturnState = () => useMoveReturn(useOrderStep())

/** Adds an internal note to an order. Throws `ApiError`. */
export const useAddInternalNote = () => useAddOrderNote(useOrderStep())

/**
 * Changes the status of several orders, or undoes such changes. The response has an outcome for each order.
 * Throws `ApiError`.
 */
export function useChangeOrderStatuses() {
  const client = useQueryClient()
  // The orders may have moved although the server's response was lost, so staff content is refetched.
  return useMoveOrders({ mutation: { onError: () => refreshStaffContent(client) } })
}

/**
 * Records the amounts of a carrier's statement. The response has an outcome for each order. Throws
 * `ApiError`.
 */
export function useSettleCash() {
  const client = useQueryClient()
  // Staff content is refetched after a failure, too, because the server may have recorded the amounts
  // although its response was lost.
  return useSettleCashCall({ mutation: { onSettled: () => refreshStaffContent(client) } })
}

/** A refused write shows the texts of the server, because only the server knows the reason. */
const refusalRules = { 409: serverText, 422: joinedFieldErrors } as const

export const orderListErrorText = staffErrorTable('adminOrders.error.list')

export const returnListErrorText = staffErrorTable<MessageId>('adminReturns.error.list', {
  ...notOfferedRules('adminReturns.error.notOffered'),
})

const notFound = { 404: 'adminOrders.error.notFound', 422: 'adminOrders.error.notFound' } as const

/** Returns the error text when the page of an order cannot be loaded. */
export const orderPageErrorText = staffErrorTable<MessageId>('adminOrders.error.order', notFound)

/** Returns the error text when an action cannot load the orders that it needs. Null after a lost session. */
export const orderFetchErrorText = actionErrorTable<MessageId>('adminOrders.error.order', notFound)

/**
 * Returns the error text when an order cannot be placed by phone. Errors of fields are shown at the
 * fields.
 */
export const phoneOrderErrorText = actionErrorTable<MessageId>('adminOrders.new.error', {
  ...notOfferedRules('adminOrders.new.error.notOffered'),
  ...refusalRules,
})

/**
 * Returns the error text when an order cannot be changed. Errors of fields are shown at the fields.
 */
export const orderChangeErrorText = actionErrorTable<MessageId>('adminOrders.change.error', {
  ...notOfferedRules('adminOrders.change.error.notOffered'),
  ...refusalRules,
})

/**
 * Returns the error text when the status of an order cannot be changed. The page of a single order has
 * its own message for a conflict.
 */
export const orderStatusChangeErrorText = actionErrorTable<MessageId>('adminOrders.error.move', {
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

export const orderMergeErrorText = actionErrorTable<MessageId>('adminOrders.merge.error', {
  404: 'adminOrders.error.notFound',
  ...refusalRules,
})

export const paymentCheckErrorText = actionErrorTable<MessageId>('paymentCheck.error', {
  404: 'adminOrders.error.notFound',
  405: 'paymentCheck.error.notOffered',
  409: 'paymentCheck.error.overtaken',
  422: joinedFieldErrors,
})

export const settleCashErrorText = actionErrorTable<MessageId>('settle.error', {
  ...notOfferedRules('settle.error.notOffered'),
  ...refusalRules,
})

/** Returns the error text when a return cannot be opened, or its status cannot be changed. */
export const returnWriteErrorText = actionErrorTable<MessageId>('adminReturns.error.move', {
  ...notOfferedRules('adminReturns.error.notOffered'),
  ...refusalRules,
})

/** Returns the error text when the shop cannot record that the customer kept a part of a parcel. */
export const keptPiecesErrorText = actionErrorTable<MessageId>('part.error', {
  ...notOfferedRules('part.error'),
  ...refusalRules,
})

export const orderNoteErrorText = actionErrorTable<MessageId>('adminOrders.error.note', {
  404: 'adminOrders.error.notFound',
  422: joinedFieldErrors,
})

export const orderExportErrorText = staffErrorTable<MessageId>('adminOrders.export.failed', {
  otherwise: 'adminOrders.export.failed',
})

/** Returns true if the error means that the order has changed since the screen loaded it. */
export function isOutdatedOrderError(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status === 422 && 'status' in error.fieldErrors))
  )
}
