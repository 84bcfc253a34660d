import { useQueryClient } from '@tanstack/react-query'
import { actionErrorTable, joinedFieldErrors } from '@/api/errors'
import { getAdminOrderQueryKey } from '@/api/generated/admin-orders/admin-orders'
import { useSettlePayment as useSettlePaymentCall } from '@/api/generated/admin-payments/admin-payments'
import type { AdminOrderResponse } from '@/api/generated/model'
import { refreshStaffContent } from '@/api/staff-content'
import type { MessageId } from '@/i18n/message-id.gen'

/** Captures a payment that is unclear, marks it, or takes the mark back (Product §10.18). Throws `ApiError`. */
export function useSettlePayment() {
  const client = useQueryClient()
  return useSettlePaymentCall({
    mutation: {
      onSuccess: (answer, { id }) => {
        client.setQueryData<AdminOrderResponse>(getAdminOrderQueryKey(id), answer)
      },
      // After a failure, too: the answer may be lost, or a colleague was faster.
      onSettled: () => refreshStaffContent(client),
    },
  })
}

export const settleErrors = actionErrorTable<MessageId>('paymentCheck.error', {
  404: 'adminOrders.error.notFound',
  405: 'paymentCheck.error.notOffered',
  409: 'paymentCheck.error.overtaken',
  422: joinedFieldErrors,
})
