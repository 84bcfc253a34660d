import { useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, joinedFieldErrors, serverText } from '@/api/errors'
import { useChangeAdminOrder } from '@/api/generated/admin-order-changes/admin-order-changes'
import { getAdminOrderQueryKey } from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderData, AdminOrderResponse, OrderChangeRequest } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'

/** Writes lines, recipient, address and note of an order, all or nothing (Product §10.14). Throws `ApiError`. */
export function useChangeOrder() {
  const client = useQueryClient()
  const { mutateAsync } = useChangeAdminOrder()
  return async (id: number, data: OrderChangeRequest): Promise<AdminOrderData> => {
    const answer = await mutateAsync({ id, data })
    client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
    return answer.data
  }
}

/** What kept an order from being changed, unless it stands at its fields. */
export const changeErrors = actionErrorTable<MessageId>('adminOrders.change.error', {
  404: 'adminOrders.change.error.notOffered',
  405: 'adminOrders.change.error.notOffered',
  409: (error) => serverText(error),
  422: joinedFieldErrors,
})
