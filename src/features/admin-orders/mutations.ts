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

/** Options of a write that is answered with its order: that is the order as it is by now. */
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
 * The same where somebody may have been faster, or the answer be lost: all is read again, and the outcome
 * shows with the newest version.
 */
function useOrderStep() {
  const client = useQueryClient()
  const { mutation } = useOrderWrite()
  return { mutation: { ...mutation, onSettled: () => refreshStaffContent(client) } }
}

/** Places an order that a customer gives by phone (Product §10.13). Throws `ApiError`. */
export const useTakeOrder = () => useCreateAdminOrder(useOrderWrite())

/**
 * Writes lines, recipient, address and note of an order, all or nothing (Product §10.14). Throws `ApiError`.
 */
export const useChangeOrder = () => useChangeAdminOrder(useOrderWrite())

/** Changes an order's status; with `updated_at`, that of this version only. Throws `ApiError`. */
export const useMoveOrder = () => useTransitionOrder(useOrderStep())

/**
 * Captures a payment that is unclear, marks it, or takes the mark back (Product §10.18). Throws `ApiError`.
 */
export const useSettlePayment = () => useSettlePaymentCall(useOrderStep())

/** Opens a return for a caller (Product §10.17). Throws `ApiError`. */
export const useOpenReturn = () => useCreateAdminReturn(useOrderStep())

/** Moves a return on (Product §10.17). Throws `ApiError`. */
export const useMoveReturn = () => useMoveReturnCall(useOrderStep())

/** Adds an internal note to an order. Throws `ApiError`. */
export const useAddNote = () => useAddOrderNote(useOrderStep())

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

/** A host without the call says so by its status. */
const notOffered = <Id extends MessageId>(id: Id) => ({ 404: id, 405: id, 501: id })

export const listErrors = staffErrorTable('adminOrders.error.list')

/** Why the list of returns is not there: a host without them says so by its status. */
export const returnsErrors = staffErrorTable<MessageId>('adminReturns.error.list', {
  ...notOffered('adminReturns.error.notOffered'),
})

const notFound = {
  404: 'adminOrders.error.notFound',
  422: 'adminOrders.error.notFound',
} as const

export const orderErrors = staffErrorTable<MessageId>('adminOrders.error.order', notFound)

export const printErrors = actionErrorTable<MessageId>('adminOrders.error.order', notFound)

/** What kept an order by phone from being placed, unless it stands at its fields. */
export const takeErrors = actionErrorTable<MessageId>('adminOrders.new.error', {
  ...notOffered('adminOrders.new.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

/** What kept an order from being changed, unless it stands at its fields. */
export const changeErrors = actionErrorTable<MessageId>('adminOrders.change.error', {
  ...notOffered('adminOrders.change.error.notOffered'),
  409: serverText,
  422: joinedFieldErrors,
})

/** A conflict on the order's own page has a text of its own. */
export const moveErrors = actionErrorTable<MessageId>('adminOrders.error.move', {
  404: 'adminOrders.error.notFound',
  409: 'admin.error.conflict',
  422: joinedFieldErrors,
})

export const settleErrors = actionErrorTable<MessageId>('paymentCheck.error', {
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

/** What kept a return from being opened or moved. */
export const returnErrors = actionErrorTable<MessageId>('adminReturns.error.move', {
  ...notOffered('adminReturns.error.notOffered'),
  409: serverText,
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
