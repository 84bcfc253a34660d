import { useQueryClient } from '@tanstack/react-query'
import { commonErrors, errorTable, joinedFieldErrors } from '@/api/errors'
import { getOrdersQueryKey, useCancelOrder } from '@/api/generated/orders/orders'
import type { MessageId } from '@/i18n/message-id.gen'
import { orderQuery } from './queries'

/** Texts when the shopper's order could not be cancelled. */
export const cancelErrors = errorTable<MessageId>({
  ...commonErrors,
  422: joinedFieldErrors,
  fallback: 'account.order.error.cancel',
})

/** Cancels one of the shopper's orders; its page and the lists show it. Throws `ApiError`. */
export function useCancelOwnOrder() {
  const client = useQueryClient()
  return useCancelOrder({
    mutation: {
      onSuccess(answer, { code }) {
        client.setQueryData(orderQuery(code).queryKey, answer)
        void client.invalidateQueries({ queryKey: getOrdersQueryKey() })
      },
      // Somebody in the shop was faster, or the answer was lost.
      onError: (_, { code }) => client.invalidateQueries({ queryKey: orderQuery(code).queryKey }),
    },
  })
}
